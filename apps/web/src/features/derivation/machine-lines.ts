import type { ReductionExplanation, RowExplanation, SourceExplanation, TaskExplanation } from '@quietsite/domain';
import { formatCorrection, formatShare, formatTerm } from './figures.ts';

type Measure = RowExplanation['measures'][number];

/** A line of the table: every figure from the sound power of the equipment to its level at the receiver. */
export interface MachineLine {
  readonly key: number;
  readonly name: string;
  readonly officialId: string;
  readonly group: string;
  /** False if its group does not run because another is louder (M-12). */
  readonly runs: boolean;
  readonly isFixed: boolean;
  /** M-20, M-24. */
  readonly replacement: {
    readonly kind: 'quieterMethod' | 'quieterEquipment';
    readonly name: string;
    readonly original: string;
  } | null;
  /** M-21; the other measures of the row are not added. */
  readonly measure: Pick<Measure, 'measure' | 'name'> | null;
  readonly notAdded: readonly (Pick<Measure, 'measure' | 'name'> & { readonly effect: string })[];
  readonly quantity: string;
  readonly quantityCorrection: string;
  readonly soundPower: string;
  readonly timePercent: string;
  readonly timeCorrection: string;
  readonly reduction: string;
  /** The correction alone, and how the reduction is made up; null while screening is off (M-111). */
  readonly screening: string | null;
  readonly parts: ReductionParts | null;
  readonly mitigatedPower: string;
  readonly distance: string;
  readonly distanceTerm: string;
  readonly facade: string;
  readonly level: string;
  readonly share: string;
}

/** The parts of a total reduction; null if there is no such part. */
export interface ReductionParts {
  readonly machine: string | null;
  readonly barrier: string | null;
  readonly isBarrierScreened: boolean;
  readonly screening: string;
  /** The limited total, if the parts add up to more. */
  readonly limit: string | null;
}

type SourcePath = Pick<SourceExplanation, 'kind' | 'distanceMetres' | 'distanceCorrection' | 'facadeCorrection'>;

/** The equipment of an activity, running equipment first. */
export function listMachineLines({ sources, otherRows }: TaskExplanation): MachineLine[] {
  return [
    ...sources.flatMap((source) => source.rows.map((row) => describeMachine(row, source))),
    ...otherRows.map((row) => describeMachine(row, null)),
  ];
}

/** Without a path the equipment does not run, so no propagation is shown. */
function describeMachine(row: RowExplanation, path: SourcePath | null): MachineLine {
  const { terms } = row;
  return {
    key: row.rowId,
    ...{ name: row.name, officialId: row.officialId, group: row.group },
    runs: path !== null,
    isFixed: path?.kind === 'fixed',
    replacement: describeReplacement(row),
    measure: row.measures.find(({ isInForce }) => isInForce) ?? null,
    notAdded: row.measures
      .filter(({ isInForce, effect }) => !isInForce && effect < 0)
      .map(({ measure, name, effect }) => ({ measure, name, effect: formatCorrection(effect) })),
    quantity: String(row.quantity),
    quantityCorrection: formatCorrection(terms.quantityCorrection),
    soundPower: formatTerm(terms.soundPower),
    timePercent: String(row.timePercent),
    timeCorrection: formatCorrection(terms.timeCorrection),
    reduction: formatCorrection(row.reduction?.total ?? terms.effect),
    screening: row.reduction && formatCorrection(row.reduction.screening),
    parts: row.measures.length > 0 && row.reduction ? describeParts(row.reduction) : null,
    mitigatedPower: formatTerm(describePower(row)),
    distance: formatTerm(path?.distanceMetres ?? null),
    distanceTerm: path ? formatCorrection(path.distanceCorrection) : '-',
    facade: path ? formatCorrection(path.facadeCorrection) : '-',
    level: formatTerm(row.level),
    share: formatShare(row.share),
  };
}

/** In the mitigated run, screening is part of the reduction (M-107). */
function describePower({ terms, measures, reduction }: RowExplanation): number {
  return reduction && measures.length > 0 ? terms.totalSoundPower + reduction.total : terms.mitigatedSoundPower;
}

function describeParts({ machine, barrier, screening, total }: ReductionExplanation): ReductionParts | null {
  if (screening === 0) return null;
  return {
    machine: machine < 0 ? formatCorrection(machine) : null,
    barrier: barrier < 0 ? formatCorrection(barrier) : null,
    isBarrierScreened: barrier < 0 && barrier >= screening,
    screening: formatCorrection(screening),
    limit: total > machine + screening ? formatCorrection(total) : null,
  };
}

function describeReplacement({ terms, replacement, originalSoundPower }: RowExplanation): MachineLine['replacement'] {
  if (terms.replacement === null || replacement === null) return null;
  return { kind: terms.replacement, name: replacement.name, original: formatTerm(originalSoundPower) };
}
