import { type CalculationSnapshot, describeTimelines } from '@quietsite/domain';
import type { Expected } from './compare.ts';
import type { LevelPeriod, LevelsByReceiver } from './edges.ts';
import { type CriterionPeriod, expectVerdict, RUNS, type Run, type VerdictWord } from './expected.ts';
import type { Kind, PlannedProject } from './random-project.ts';
import type { ReceiverCriteria } from './store-project.ts';

/** The levels at each receiver by name, day by day; only levels are taken from the product. */
export function calculateLevels(snapshot: CalculationSnapshot): LevelsByReceiver {
  const timelines = describeTimelines(snapshot);
  return new Map(
    snapshot.receivers.map(({ pointId, name }): [string, readonly LevelPeriod[]] => [
      name,
      (timelines.get(pointId)?.steps ?? []).map(({ start, end, unmitigated, mitigated }) => ({
        ...{ start, end },
        levels: {
          unmitigated: unmitigated.level,
          mitigated: mitigated.level,
          withNeighbours: mitigated.withNeighbours,
        },
      })),
    ]),
  );
}

/** M-55. */
const CRITERIA: Readonly<Record<Kind, number>> = { residential: 75, education: 70, other: 75 };

/** From the plan, the levels and the method; uses no verdict of the product. */
export function expectProject(
  project: PlannedProject,
  criteria: readonly ReceiverCriteria[],
  levelsByReceiver: LevelsByReceiver,
) {
  const days = new Map(
    project.receivers.map((receiver) => {
      const ownCriteria = criteria.find(({ label }) => label === receiver.label);
      const standardCriterion = (ownCriteria?.criterion ?? CRITERIA[receiver.kind]) - receiver.reduction;
      const periods = (levelsByReceiver.get(receiver.label) ?? []).map(
        (period): CriterionPeriod => ({
          ...period,
          // M-56, M-57: an entry tightens the criterion on its days, never relaxes it.
          criterion: (ownCriteria?.dated ?? [])
            .filter(({ start, end }) => start <= period.start && period.start <= end)
            .reduce((lowest, { value }) => Math.min(lowest, value - receiver.reduction), standardCriterion),
        }),
      );
      return [receiver.label, periods] as const;
    }),
  );
  const judge = (run: Run): ReadonlyMap<string, VerdictWord | null> =>
    new Map(
      project.receivers.map(({ label, isInside }) => [
        label,
        isInside ? null : expectVerdict(days.get(label) ?? [], run),
      ]),
    );
  const expected = Object.fromEntries(RUNS.map((run) => [run, judge(run)])) as Expected;
  return { expected, days };
}
