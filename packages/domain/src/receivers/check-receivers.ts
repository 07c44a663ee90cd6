import { contains } from '@quietsite/geometry';
import type { SnapshotZone } from '../calculation/snapshot.schema.ts';
import type { EditedReceiver, OutOfUse } from './receiver.schema.ts';
import {
  isInTenths,
  MAX_CRITERION,
  MAX_ENTRY_NAME_LENGTH,
  MAX_RECEIVER_NAME_LENGTH,
  MIN_CRITERION,
} from './receiver.ts';

export type ReceiverProblem =
  | 'NAME_MISSING'
  | 'NAME_TOO_LONG'
  | 'CRITERION_MISSING'
  | 'CRITERION_OUT_OF_RANGE'
  | 'INSIDE_ZONE'
  | 'ENTRY_NAME_MISSING'
  | 'ENTRY_NAME_TOO_LONG'
  | 'ENTRY_DAYS_REVERSED'
  | 'ENTRY_LEVEL_OUT_OF_RANGE'
  | 'PROOF_REMOVED';

export interface ReceiverFault {
  readonly pointId: number;
  readonly problem: ReceiverProblem;
  /** For a dated criterion, a contribution or days out of use: the list and the index. */
  readonly entry?: { readonly list: ReceiverEntries; readonly index: number };
}

export type ReceiverEntries = 'otherCriteria' | 'contributions' | 'outOfUse';

type Zones = readonly Pick<SnapshotZone, 'outline'>[];

/** A point may be anywhere except inside a zone (Q107). */
export function isInsideZone(position: EditedReceiver['position'], zones: Zones): boolean {
  return zones.some(({ outline }) => contains(outline, position));
}

const isLevel = (value: number) => Number.isFinite(value) && value >= MIN_CRITERION && value <= MAX_CRITERION;

const isCriterion = (value: number) => isLevel(value) && isInTenths(value);

/**
 * The errors that prevent edited points from being saved, for all points at once. Blank and duplicate names are fixed,
 * not rejected (NSR-13).
 */
export function listReceiverFaults(
  points: readonly EditedReceiver[],
  placedIds: ReadonlySet<number>,
  zones: Zones,
): ReceiverFault[] {
  return points.flatMap((point): ReceiverFault[] => {
    const { pointId, name, criterion } = point;
    const problems: ReceiverProblem[] = [];
    if (name.trim().length > MAX_RECEIVER_NAME_LENGTH) problems.push('NAME_TOO_LONG');
    if (criterion !== null && !isCriterion(criterion)) problems.push('CRITERION_OUT_OF_RANGE');
    // Points that the user did not place may be inside a zone: the calculation leaves them out and says so (M-35).
    if (placedIds.has(pointId) && isInsideZone(point.position, zones)) problems.push('INSIDE_ZONE');
    return [...problems.map((problem) => ({ pointId, problem })), ...listEntryFaults(point)];
  });
}

/** As typed; NaN if it is not a number (NSR-18). */
export const readCriterion = (typed: string): number => Number(typed);

/** The form of a new point: a name and a criterion, which is typed as text (NSR-16, NSR-18). */
export function listNewPointProblems({ name, criterion }: { readonly name: string; readonly criterion: string }) {
  const problems: ReceiverProblem[] = [];
  if (name.trim() === '') problems.push('NAME_MISSING');
  if (name.trim().length > MAX_RECEIVER_NAME_LENGTH) problems.push('NAME_TOO_LONG');
  if (criterion.trim() === '') problems.push('CRITERION_MISSING');
  else if (!isCriterion(readCriterion(criterion))) problems.push('CRITERION_OUT_OF_RANGE');
  return problems;
}

function listEntryFaults({ pointId, otherCriteria, contributions, exemption }: EditedReceiver): ReceiverFault[] {
  const check = <Entry extends OutOfUse>(
    list: ReceiverEntries,
    entries: readonly Entry[],
    isLevelFaulty: (entry: Entry) => boolean,
  ) =>
    entries.flatMap((entry, index) =>
      [...listPeriodProblems(entry), ...(isLevelFaulty(entry) ? (['ENTRY_LEVEL_OUT_OF_RANGE'] as const) : [])].map(
        (problem): ReceiverFault => ({ pointId, problem, entry: { list, index } }),
      ),
    );
  return [
    ...check('otherCriteria', otherCriteria, ({ value }) => !isCriterion(value)),
    ...check('contributions', contributions, ({ level }) => !isLevel(level)),
    ...check('outOfUse', exemption?.outOfUse ?? [], () => false),
  ];
}

function listPeriodProblems({ name, start, end }: OutOfUse): ReceiverProblem[] {
  const problems: ReceiverProblem[] = [];
  if (name.trim() === '') problems.push('ENTRY_NAME_MISSING');
  if (name.trim().length > MAX_ENTRY_NAME_LENGTH) problems.push('ENTRY_NAME_TOO_LONG');
  if (end < start) problems.push('ENTRY_DAYS_REVERSED');
  return problems;
}
