import { type CalculationSnapshot, describeTimelines } from '@quietsite/domain';
import type { Expected } from './compare.ts';
import type { Heard, HeardBy } from './edges.ts';
import { expectVerdict, type HeardDays, RUNS, type Run, type Word } from './expected.ts';
import type { Kind, PlannedProject } from './random-project.ts';
import type { Judging } from './store-project.ts';

/** The levels at each receiver by name, day by day; only levels are taken from the product. */
export function hear(snapshot: CalculationSnapshot): HeardBy {
  const timelines = describeTimelines(snapshot);
  return new Map(
    snapshot.receivers.map(({ pointId, name }): [string, readonly Heard[]] => [
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
export function expectProject(project: PlannedProject, judgings: readonly Judging[], heard: HeardBy) {
  const days = new Map(
    project.receivers.map((receiver) => {
      const judging = judgings.find(({ label }) => label === receiver.label);
      const standing = (judging?.criterion ?? CRITERIA[receiver.kind]) - receiver.reduction;
      const pieces = (heard.get(receiver.label) ?? []).map(
        (piece): HeardDays => ({
          ...piece,
          // M-56, M-57: an entry tightens the criterion on its days, never relaxes it.
          criterion: (judging?.dated ?? [])
            .filter(({ start, end }) => start <= piece.start && piece.start <= end)
            .reduce((least, { value }) => Math.min(least, value - receiver.reduction), standing),
        }),
      );
      return [receiver.label, pieces] as const;
    }),
  );
  const judge = (run: Run): ReadonlyMap<string, Word | null> =>
    new Map(
      project.receivers.map(({ label, isInside }) => [
        label,
        isInside ? null : expectVerdict(days.get(label) ?? [], run),
      ]),
    );
  const expected = Object.fromEntries(RUNS.map((run) => [run, judge(run)])) as Expected;
  return { expected, days };
}
