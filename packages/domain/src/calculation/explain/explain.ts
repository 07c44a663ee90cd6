import {
  exceedsInReport,
  exceedsOnMap,
  itemAt,
  listMembers,
  MITIGATED,
  NO_CRITERION,
  numberAt,
  UNMITIGATED,
} from '@quietsite/acoustics';
import { type DayString, dayNumber, toDay } from '../../day.ts';
import { codeCombinations } from '../codes.ts';
import { type EnergyStep, listEnergySteps } from '../energy-steps.ts';
import type { LiveCalculation } from '../live-calculation.ts';
import { storedLevel } from '../results/stored-level.ts';
import { judgeIfCriterion, type RuleOutcomes, type Verdict } from '../verdict.ts';
import { type CriterionExplanation, explainCriterion } from './explain-criterion.ts';
import { explainNeighbours, type NeighbourExplanation } from './explain-neighbours.ts';
import { explainTask, type TaskExplanation } from './explain-task.ts';
import { createSourceDescriber, listTaskLines } from './source-lines.ts';

/**
 * A breakdown of one level. Level and energy are bit-identical to those of the engine. The energies of the rows that
 * run and count add up to the same within rounding (M-04). Every figure names its clause.
 */
export interface Explanation extends RuleOutcomes {
  readonly pointId: number;
  readonly day: DayString;
  readonly run: 'unmitigated' | 'mitigated';
  /** The project's own level as stored; null if there is no active work on this day. */
  readonly level: number | null;
  readonly energy: number;
  /** M-41. */
  readonly combination: { readonly key: string; readonly code: string } | null;
  readonly tasks: readonly TaskExplanation[];
  readonly criterion: CriterionExplanation;
  /** On this day, both rules combined (Q145). */
  readonly verdict: Verdict | null;
  /** M-50 to M-52. */
  readonly withNeighbours: NeighbourExplanation;
}

/** Returns null if the receiver is left out or unknown. */
export function explain(
  calculation: LiveCalculation,
  pointId: number,
  day: DayString,
  run: 'unmitigated' | 'mitigated',
): Explanation | null {
  const number = dayNumber(toDay(day));
  const index = calculation.indexOf(pointId);
  if (index < 0) return null;
  const { receivers, orderedTasks, taskCodes } = calculation.prepared;
  const receiver = itemAt(receivers, index);
  const runIndex = run === 'mitigated' ? MITIGATED : UNMITIGATED;
  const listening = { receiver: index, day: number, run: runIndex, height: 0 };
  const { own, total } = energiesOn(calculation, index, number);
  const lines = listTaskLines(calculation, listening);
  const energy = own[runIndex];
  const level = storedLevel(energy);
  const criterion = explainCriterion(receiver, day);
  const describeSource = createSourceDescriber(calculation, listening);
  const indices = lines.map(({ task }) => orderedTasks.indexOf(task));
  return {
    pointId,
    day,
    run,
    level,
    energy,
    combination: findCombination(calculation, indices),
    tasks: lines.map((task, i) =>
      explainTask(task, receiver, energy, run, itemAt(taskCodes, numberAt(indices, i)), describeSource),
    ),
    criterion,
    exceedsOnMap: exceedsOnMap(level, criterion.value ?? NO_CRITERION),
    exceedsInReport: exceedsInReport(level, criterion.value ?? NO_CRITERION),
    verdict: judgeIfCriterion(level, criterion.value),
    withNeighbours: explainNeighbours(calculation, listening, total[runIndex], criterion.value),
  };
}

const SILENCE: Pick<EnergyStep, 'own' | 'total'> = { own: [0, 0], total: [0, 0] };

/** Zero outside the days of the project (M-50). */
function energiesOn(calculation: LiveCalculation, receiver: number, day: number): Pick<EnergyStep, 'own' | 'total'> {
  const isOn = ({ startDay, endDay }: EnergyStep) => startDay <= day && day <= endDay;
  return listEnergySteps(calculation, receiver).find(isOn) ?? SILENCE;
}

function findCombination({ engine, prepared }: LiveCalculation, tasks: readonly number[]) {
  const members = listMembers(prepared.input);
  const key = [...new Set(tasks.map((task) => numberAt(members, task)))].sort((a, b) => a - b).join('+');
  const index = engine.combinations.tasks.findIndex((candidate) => candidate.join('+') === key);
  return codeCombinations(engine.combinations.tasks, prepared)[index] ?? null;
}
