import type { Scenario } from '@quietsite/contracts';
import {
  type AppliedScenario,
  applyScenario,
  countMeasures,
  countVerdicts,
  dayNumber,
  type ExceedingDays,
  listDifferentRows,
  type MeasureCounts,
  NO_MEASURES,
  type RowMeasures,
  type Verdict,
  type VerdictCounts,
  verdictCode,
} from '@quietsite/domain';
import type { MitigatedRow, MitigationDraft } from '../../../project/mitigation/mitigation-draft.ts';
import type { LevelMap } from '../../../workers/level-map.ts';
import type { MitigationRow } from '../sheet/mitigation-rows.ts';

/** A scenario applied to the current equipment. */
export interface ScenarioColumn extends Pick<AppliedScenario, 'dropped' | 'addedIds' | 'replaced' | 'measures'> {
  readonly scenario: Scenario;
  readonly counts: MeasureCounts;
  /** Rows whose measures differ from the scenario in use. */
  readonly differentIds: readonly number[];
}

/** `rows` include unsaved edits, which belong to the scenario in use. */
export function buildColumns(scenarios: readonly Scenario[], rows: readonly MitigationRow[]): ScenarioColumn[] {
  const inUse = new Map(rows.map(({ id, measures }) => [id, measures]));
  const asIs: AppliedScenario = { measures: inUse, dropped: [], addedIds: [], replaced: [] };
  return scenarios.map((scenario) => {
    const applied = scenario.rows === null ? asIs : applyScenario(scenario.rows, rows);
    return {
      ...applied,
      scenario,
      counts: countMeasures(applied.measures.values()),
      differentIds: listDifferentRows(applied.measures, inUse),
    };
  });
}

/** The scenario as a draft on top of the stored project, to calculate it as an edit. */
export function toDraft(measures: ReadonlyMap<number, RowMeasures>, rows: readonly MitigationRow[]): MitigationDraft {
  const draft: Record<number, MitigatedRow> = {};
  for (const { id, storedMaterialIds } of rows)
    draft[id] = { measures: measures.get(id) ?? NO_MEASURES, materialIds: storedMaterialIds };
  return draft;
}

/** The results of a scenario. */
export interface ScenarioFigures {
  readonly counts: VerdictCounts;
  readonly total: number;
  readonly exceedingDays: number;
  /** Days on which receivers are borderline but none exceeds. */
  readonly borderlineDays: number;
  /** Null if there is no noise at any receiver. */
  readonly worst: WorstReceiver | null;
}

interface WorstReceiver {
  readonly pointId: number;
  readonly verdict: Verdict;
  /** Highest level minus criterion; negative if the level is below it. */
  readonly excess: number;
}

export function summariseLevels(levels: LevelMap, periods: readonly ExceedingDays[]): ScenarioFigures {
  const verdicts = [...levels.values()].map(({ verdict }) => verdict);
  const counts = countVerdicts(verdicts);
  return {
    counts,
    total: counts.exceeds + counts.borderline + counts.satisfies,
    exceedingDays: countDays(periods.filter(({ exceeds }) => exceeds > 0)),
    borderlineDays: countDays(periods.filter(({ exceeds }) => exceeds === 0)),
    worst: findWorst(levels),
  };
}

const countDays = (periods: readonly ExceedingDays[]): number =>
  periods.reduce((days, { start, end }) => days + dayNumber(end) - dayNumber(start) + 1, 0);

/** Exceeding receivers first, then borderline, then satisfying ones; within each, by margin. */
function findWorst(levels: LevelMap): WorstReceiver | null {
  const judged = [...levels.values()].flatMap(({ pointId, verdict, mitigatedLevel, criterion }) =>
    verdict === null || mitigatedLevel === null || criterion === null
      ? []
      : [{ pointId, verdict, excess: mitigatedLevel - criterion }],
  );
  const [worst = null] = judged.toSorted(
    (one, other) => verdictCode(other.verdict) - verdictCode(one.verdict) || other.excess - one.excess,
  );
  return worst;
}
