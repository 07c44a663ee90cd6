import {
  correctionOfSource,
  floatAt,
  MITIGATED,
  NOT_SCREENED,
  numberAt,
  SCREENED,
  SCREENING_CORRECTIONS,
  type ScreenedAlternative,
  type ScreenedSource,
  slantTransmission,
} from '@quietsite/acoustics';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import { type DayString, dayNumber, fromDayNumber } from '../day.ts';
import type { ScreeningModel, SourceScreening } from './screening-model.ts';

/** The visibility of a zone at work from a receiver in the mitigated run, which is the judged one (M-117). */
export interface ScreenedZone {
  readonly zoneId: number;
  readonly zoneName: string;
  /** The strongest correction of its activities: 0, -5 or -10. */
  readonly correction: number;
  /** The first day on which it applies. */
  readonly day: DayString;
  /**
   * Whether none of its sources is in view. Otherwise a correction is due to quiet items or blank facades (M-108,
   * M-109).
   */
  readonly isHidden: boolean;
  readonly source: SourceScreening;
}

type Screened = Pick<LiveCalculation, 'prepared' | 'indexOf'>;

/** Sorted by correction, strongest first; for one day, or for all days with null. Empty while screening is off. */
export function listScreenedZones(calculation: Screened, pointId: number, day: DayString | null): ScreenedZone[] {
  const { screening, snapshot } = calculation.prepared;
  const receiver = calculation.indexOf(pointId);
  if (screening === null || receiver < 0) return [];
  const found = listMoments(calculation, screening, day)
    .map((moment) => ({ ...moment, ...correct(calculation, screening, receiver, moment) }))
    .sort((a, b) => b.correction - a.correction || a.day - b.day);
  return snapshot.zones
    .flatMap(({ id, name }, zone) => {
      const strongest = found.find((moment) => moment.zone === zone);
      if (strongest === undefined) return [];
      const { correction, loudest } = strongest;
      const at = { day: strongest.day, run: MITIGATED, height: 0 };
      const [fixed] = loudest.fixed;
      return {
        ...{ zoneId: id, zoneName: name, day: fromDayNumber(at.day), isHidden: correction === SCREENED },
        correction: numberAt(SCREENING_CORRECTIONS, correction),
        source:
          loudest.notional === null && fixed
            ? screening.describeFixed(receiver, fixed.position, at)
            : screening.describeZone(receiver, zone, at),
      };
    })
    .sort((a, b) => a.correction - b.correction);
}

/** The receivers with a correction other than 0 for any activity. */
export function listCorrectedReceivers(calculation: Screened): number[] {
  const { screening, receivers } = calculation.prepared;
  if (screening === null) return [];
  const moments = listMoments(calculation, screening, null);
  return receivers.flatMap(({ pointId }, receiver) =>
    moments.some((moment) => correct(calculation, screening, receiver, moment).correction !== NOT_SCREENED)
      ? [pointId]
      : [],
  );
}

interface Moment {
  readonly zone: number;
  readonly day: number;
  readonly alternatives: readonly ScreenedAlternative[];
}

/** For each activity, the first working day of every period with the same equipment and the same screens. */
function listMoments({ prepared: { input } }: Screened, screening: ScreeningModel, day: DayString | null): Moment[] {
  const only = day === null ? null : dayNumber(day);
  return input.tasks.flatMap(({ zone, steps, idleDays }) =>
    steps.flatMap(({ alternatives, ...step }) =>
      screening.engine.stages.flatMap((stage) => {
        if (alternatives === undefined) return [];
        let first = Math.max(step.startDay, stage.startDay, only ?? Number.NEGATIVE_INFINITY);
        const last = Math.min(step.endDay, stage.endDay, only ?? Number.POSITIVE_INFINITY);
        while (first <= last && idleDays?.has(first)) first++;
        return first <= last ? [{ zone, day: first, alternatives }] : [];
      }),
    ),
  );
}

/** The correction of the loudest alternative at the receiver, as an index of SCREENING_CORRECTIONS (M-107). */
function correct(
  { prepared: { input, notionalSources } }: Screened,
  screening: ScreeningModel,
  receiver: number,
  { zone, day, alternatives }: Moment,
): { readonly correction: number; readonly loudest: ScreenedAlternative } {
  const at = { day, run: MITIGATED, height: 0 };
  const allowed = (source: ScreenedSource, state: number) =>
    correctionOfSource(state, source.isQuiet[MITIGATED] === true);
  const distanceMetres = floatAt(notionalSources.distancesMetres, receiver * notionalSources.zoneCount + zone);
  const energyOf = ({ energies }: ScreenedSource, correction: number, metres: number) =>
    numberAt(energies[correction] ?? [], MITIGATED) * slantTransmission(metres, 0, input.isOpenAir(receiver));
  let best = { correction: NOT_SCREENED as number, loudest: alternatives[0] as ScreenedAlternative, energy: -1 };
  for (const loudest of alternatives) {
    const { notional, fixed } = loudest;
    let correction = notional === null ? SCREENED : allowed(notional, screening.zoneState(receiver, zone, at));
    for (const source of fixed)
      correction = Math.min(correction, allowed(source, screening.fixedState(receiver, source.position, at)));
    let energy = notional === null ? 0 : energyOf(notional, correction, distanceMetres);
    for (const source of fixed) energy += energyOf(source, correction, input.fixedDistance(receiver, source.position));
    if (energy > best.energy) best = { correction, loudest, energy };
  }
  return best;
}
