import {
  createReceiverSummary,
  describeTimeline,
  type Explanation,
  explain,
  type LevelStep,
  LiveCalculation,
  type RowExplanation,
  type TaskExplanation,
} from '@quietsite/domain';
import { toSnapshot } from '../engine-answer.ts';
import { present } from '../present.ts';
import { withRandomFronts } from '../random-case/fronts.ts';
import { randomCase } from '../random-case.ts';

const RUNS = ['unmitigated', 'mitigated'] as const;

/** One interval of a receiver's timeline from the engine, explained on its first and last day. */
interface ExplainedStep {
  readonly step: LevelStep;
  readonly first: Explanation;
  readonly last: Explanation;
}

/** A receiver of a random case in one run, with all its days explained. */
export interface ExplainedRun {
  readonly name: string;
  readonly run: (typeof RUNS)[number];
  readonly calculation: LiveCalculation;
  readonly result: ReturnType<ReturnType<typeof createReceiverSummary>['describe']>;
  readonly codes: ReadonlyMap<string, string>;
  readonly steps: readonly ExplainedStep[];
  readonly explainOn: (day: LevelStep['start']) => Explanation;
}

export function explainRandomCases(count: number): ExplainedRun[] {
  return Array.from({ length: count }, (_, seed) => explainCase(seed)).flat();
}

function explainCase(seed: number): ExplainedRun[] {
  const drawn = randomCase(seed);
  const calculation = new LiveCalculation(toSnapshot(seed % 4 === 3 ? withRandomFronts(seed, drawn) : drawn));
  const { describe, coded } = createReceiverSummary(calculation, Number.POSITIVE_INFINITY);
  const codes = new Map(coded.map(({ key, code }) => [key, code]));
  return calculation.prepared.receivers.flatMap((receiver) =>
    RUNS.map((run) => {
      const { pointId } = receiver;
      const explainOn = (day: LevelStep['start']) => present(explain(calculation, pointId, day, run));
      const { steps } = present(describeTimeline(calculation, pointId));
      return {
        name: `seed ${seed}, point ${pointId}, ${run}`,
        run,
        calculation,
        result: describe(receiver),
        codes,
        steps: steps.map((step) => ({ step, first: explainOn(step.start), last: explainOn(step.end) })),
        explainOn,
      };
    }),
  );
}

/** Active rows: those without a group and those of the loudest group. */
export function listRunningRows({ sources }: TaskExplanation): RowExplanation[] {
  return sources.flatMap(({ rows }) => rows);
}

/** The leaves of the tree: active rows in zone-tasks that count. */
export function listLeaves({ tasks }: Explanation): RowExplanation[] {
  return tasks.filter(({ counts }) => counts).flatMap(listRunningRows);
}

export function sumEnergies(entries: readonly { readonly energy: number }[]): number {
  return entries.reduce((total, { energy }) => total + energy, 0);
}

/** As stored: at least 0; null if nothing is audible (M-04). */
export function levelOfEnergy(energy: number): number | null {
  return energy > 0 ? Math.max(0, 10 * Math.log10(energy)) : null;
}
