import {
  type EditedReceiver,
  type Exemption,
  isClaimed,
  isDay,
  listReceiverFaults,
  type ReceiverEntries,
  type ReceiverProblem,
  toDay,
} from '@quietsite/domain';
import type { PointDetails } from '../../../project/receivers/point-edits.ts';
import { type DraftPoint, withExemption } from '../../../project/receivers/receivers-draft.ts';

/** The input of a dated criterion, a contribution or days out of use, which have no level. */
export interface EntryText {
  /** Identifies the entry when others are removed. */
  readonly key: number;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly level: string;
}

export interface RowForm {
  readonly name: string;
  readonly criterion: string;
  readonly otherCriteria: readonly EntryText[];
  readonly contributions: readonly EntryText[];
  readonly outOfUse: readonly EntryText[];
  readonly hasClosedWindows: boolean;
  readonly hasBlankFacades: boolean;
  readonly proofId: number | null;
}

export type FormProblem = ReceiverProblem | 'ENTRY_DAY_INVALID';

export interface FormFault {
  readonly problem: FormProblem;
  readonly entry?: { readonly list: ReceiverEntries; readonly index: number };
}

export function toForm(point: DraftPoint): RowForm {
  const { name, criterion, otherCriteria, contributions, exemption } = point;
  return {
    name,
    criterion: criterion === null ? '' : String(criterion),
    otherCriteria: otherCriteria.map(({ value, ...entry }, key) => ({ ...entry, key, level: String(value) })),
    contributions: contributions.map((entry, key) => ({ ...entry, key, level: String(entry.level) })),
    outOfUse: exemption?.outOfUse.map((entry, key) => ({ ...entry, key, level: '' })) ?? [],
    hasClosedWindows: exemption?.hasClosedWindows ?? false,
    hasBlankFacades: exemption?.hasBlankFacades === true,
    proofId: exemption?.proofId ?? null,
  };
}

export function withEntry(form: RowForm, list: ReceiverEntries, entry: Omit<EntryText, 'key'>): RowForm {
  const key = Math.max(-1, ...form[list].map((other) => other.key)) + 1;
  return { ...form, [list]: [...form[list], { ...entry, key }] };
}

export function withoutEntry(form: RowForm, list: ReceiverEntries, key: number): RowForm {
  return { ...form, [list]: form[list].filter((entry) => entry.key !== key) };
}

export function typeEntry(form: RowForm, list: ReceiverEntries, key: number, typed: Partial<EntryText>): RowForm {
  return { ...form, [list]: form[list].map((entry) => (entry.key === key ? { ...entry, ...typed } : entry)) };
}

/** Parses the input into numbers and days, or returns all errors. */
export function readForm(
  form: RowForm,
  point: DraftPoint,
): { readonly details: PointDetails; readonly faults: readonly FormFault[] } {
  const details: PointDetails = {
    name: form.name.trim(),
    criterion: form.criterion.trim() === '' ? null : Number(form.criterion),
    otherCriteria: form.otherCriteria.map((entry) => {
      const { level, ...rest } = readEntry(entry);
      return { ...rest, value: level };
    }),
    contributions: form.contributions.map(readEntry),
    ...readExemption(form),
  };
  const edited: EditedReceiver = withExemption({ ...point, ...details }, details.exemption);
  const faults = listReceiverFaults([edited], new Set(), []).map(({ problem, entry }) =>
    entry ? { problem, entry } : { problem },
  );
  return { details, faults: [...listDayFaults(form), ...faults] };
}

export const exemptionOf = ({ outOfUse, hasClosedWindows, hasBlankFacades, proofId }: RowForm): Exemption => ({
  outOfUse: outOfUse.map((entry) => {
    const { level: _, ...period } = readEntry(entry);
    return period;
  }),
  hasClosedWindows,
  ...(hasBlankFacades && { hasBlankFacades }),
  proofId,
});

/** Without an exemption there is nothing to read. */
function readExemption(form: RowForm): Pick<PointDetails, 'exemption'> {
  const exemption = exemptionOf(form);
  return isClaimed(exemption) ? { exemption } : {};
}

/** Replaces an invalid day, so that the rest can be validated too. */
const PLACEHOLDER_DAY = toDay('2000-01-01');

function readEntry({ name, start, end, level }: EntryText) {
  const areDays = isDay(start.trim()) && isDay(end.trim());
  return {
    name: name.trim(),
    start: areDays ? toDay(start.trim()) : PLACEHOLDER_DAY,
    end: areDays ? toDay(end.trim()) : PLACEHOLDER_DAY,
    level: level.trim() === '' ? Number.NaN : Number(level),
  };
}

function listDayFaults(form: RowForm): FormFault[] {
  return (['otherCriteria', 'contributions', 'outOfUse'] as const).flatMap((list) =>
    form[list].flatMap(({ start, end }, index): FormFault[] =>
      isDay(start.trim()) && isDay(end.trim()) ? [] : [{ problem: 'ENTRY_DAY_INVALID', entry: { list, index } }],
    ),
  );
}
