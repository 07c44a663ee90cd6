import {
  type CalculationSnapshot,
  createReceiverSummary,
  dayNumber,
  describeTimeline,
  type JudgedLevel,
  LiveCalculation,
} from '@quietsite/domain';

const RUNS = ['unmitigated', 'mitigated'] as const;

export interface LevelEntry {
  readonly pointId: number;
  readonly day: number;
  readonly run: (typeof RUNS)[number];
  readonly series: 'own' | 'withNeighbours';
  /** As stored: at least 0; null if nothing is audible. */
  readonly level: number | null;
}

type VerdictEntry = Omit<LevelEntry, 'level' | 'day'> &
  Pick<JudgedLevel, 'exceedsOnMap' | 'exceedanceDays'> & { readonly day: number | null };

/** Levels and verdicts at every receiver, in both runs, alone and with neighbours. */
export interface ProjectLevels {
  /** For every day of the project, by `point day run series`. */
  readonly levels: ReadonlyMap<string, LevelEntry>;
  /** Over all days, by `point run series`; the day is that of the highest level. */
  readonly verdicts: ReadonlyMap<string, VerdictEntry>;
}

export function calculateLevels(snapshot: CalculationSnapshot): ProjectLevels {
  const calculation = new LiveCalculation(snapshot);
  return { levels: listLevels(calculation), verdicts: listVerdicts(calculation) };
}

function listLevels(calculation: LiveCalculation): Map<string, LevelEntry> {
  const levels = new Map<string, LevelEntry>();
  for (const { pointId } of calculation.prepared.snapshot.receivers)
    for (const step of describeTimeline(calculation, pointId)?.steps ?? [])
      for (const run of RUNS)
        for (let day = dayNumber(step.start); day <= dayNumber(step.end); day++) {
          const { level, withNeighbours } = step[run];
          levels.set(`${pointId} ${day} ${run} own`, { pointId, day, run, series: 'own', level });
          const entry = { pointId, day, run, series: 'withNeighbours' as const, level: withNeighbours };
          levels.set(`${pointId} ${day} ${run} withNeighbours`, entry);
        }
  return levels;
}

function listVerdicts(calculation: LiveCalculation): Map<string, VerdictEntry> {
  const { describe } = createReceiverSummary(calculation);
  const verdicts = new Map<string, VerdictEntry>();
  for (const receiver of calculation.prepared.snapshot.receivers)
    for (const run of RUNS) {
      const { pointId, [run]: result } = describe(receiver);
      for (const series of ['own', 'withNeighbours'] as const) {
        const { highestDay, exceedsOnMap, exceedanceDays } = series === 'own' ? result : result.withNeighbours;
        const day = highestDay === null ? null : dayNumber(highestDay);
        verdicts.set(`${pointId} ${run} ${series}`, { pointId, run, series, day, exceedsOnMap, exceedanceDays });
      }
    }
  return verdicts;
}
