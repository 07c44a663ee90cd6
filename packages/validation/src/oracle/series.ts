import type { LevelAnswer } from '../case.ts';
import { present } from '../present.ts';
import type { Limit } from './criteria.ts';
import { Dec, isLouderDay, levelOf } from './decimal.ts';

/** The energy of each audible day, in order. */
export type Series = readonly { readonly day: string; readonly energy: Dec }[];

export type DayEnergy = Series[number];

export function seriesOf(days: readonly string[], energyOn: (day: string) => Dec | null): Series {
  return days.flatMap((day) => {
    const energy = energyOn(day);
    return energy === null ? [] : [{ day, energy }];
  });
}

/** The maximum over the days, and its first day (M-42). */
export function highestOf(series: Series): DayEnergy | null {
  const kept = series.reduce<DayEnergy | null>(
    (best, next) => (best === null || isLouderDay(next.energy, best.energy) ? next : best),
    null,
  );
  return kept === null ? null : { day: kept.day, energy: Dec.max(...series.map(({ energy }) => energy)) };
}

/** Highest level (M-42), the two verdicts over all days (M-60, M-61) and the exceedance days (M-62). */
export function judge(series: Series, limits: ReadonlyMap<string, Limit>): LevelAnswer {
  const highest = highestOf(series);
  const limitOn = (day: string): Limit => present(limits.get(day));
  const exceedanceDays = series.filter(({ day, energy }) => energy.gte(limitOn(day).exceedingInReport)).length;
  return {
    level: highest === null ? null : levelOf(highest.energy).toNumber(),
    day: highest === null ? null : highest.day,
    exceedsOnMap: series.some(({ day, energy }) => energy.gte(limitOn(day).exceedingOnMap)),
    exceedsInReport: exceedanceDays > 0,
    exceedanceDays,
  };
}
