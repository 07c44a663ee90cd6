import { roundHalfUp } from '@quietsite/acoustics';
import type { LevelStep } from '../calculation/receiver-timeline.ts';
import type { SnapshotRow } from '../calculation/snapshot.schema.ts';
import { dayNumber } from '../day.ts';
import {
  compareBundles,
  countReceivers,
  findVerdict,
  isCalendarChanged,
  isScreeningChanged,
} from '../report/compare-bundles.ts';
import type { BundleReceiver, ReceiverChange, SubmissionInputs } from '../report/submission.schema.ts';
import { listStages, runAutomaticChecks } from './automatic-checks.ts';
import type { Brief } from './brief.schema.ts';
import { countHandwork } from './handwork.ts';
import type { ReviewFacts } from './review-facts.ts';
import type { SubmissionLevels } from './submission-levels.schema.ts';

export interface EarlierSubmission {
  readonly submissionId: number;
  readonly number: number;
  readonly inputs: SubmissionInputs;
}

/** The most receivers that a tile names. */
const MAX_NAMED = 2;

/** The key facts of a submission, shown above its details. */
export function describeBrief(facts: ReviewFacts, earlier: EarlierSubmission | null): Brief {
  const { inputs } = facts;
  const judged = listJudged(facts);
  return {
    counts: countReceivers(inputs),
    exceeding: judged
      .filter(({ receiver }) => findVerdict(receiver, inputs) === 'exceeds')
      .map(({ receiver }) => nameOf(receiver)),
    worst: describeWorst(judged, inputs),
    days: {
      total: countDays(inputs),
      exceeded: judged
        .map(({ receiver, days }) => ({ ...nameOf(receiver), days }))
        .filter(({ days }) => days > 0)
        .sort((one, other) => other.days - one.days)
        .slice(0, MAX_NAMED),
    },
    measures: countMeasures(inputs.snapshot.rows),
    byHand: countHandwork(inputs),
    since: earlier && compareWith(earlier, inputs),
    checks: runAutomaticChecks(facts),
  };
}

/** The same figures for lists of submissions, frozen when the plan is submitted. */
export function describeSubmissionLevels(facts: JudgedFacts): SubmissionLevels {
  const { satisfies, borderline, exceeds } = countReceivers(facts.inputs);
  return { satisfies, borderline, exceeds, worst: describeWorst(listJudged(facts), facts.inputs) };
}

type JudgedFacts = Pick<ReviewFacts, 'inputs' | 'timelines'>;

interface JudgedReceiver {
  readonly receiver: BundleReceiver;
  readonly worst: { readonly level: number; readonly criterion: number; readonly excess: number } | null;
  /** M-62. */
  readonly days: number;
}

/** Below every criterion, for receivers without noise. */
const QUIETEST = -1000;

/** The largest excess first; each day is judged by its own criterion. */
function listJudged({ inputs, timelines }: JudgedFacts): JudgedReceiver[] {
  const judged = inputs.receivers.map((receiver) => {
    const steps = timelines.get(receiver.pointId)?.steps ?? [];
    return { receiver, worst: findWorst(steps), days: countExceededDays(steps) };
  });
  const excessOf = ({ worst }: JudgedReceiver) => worst?.excess ?? QUIETEST;
  return judged.sort((one, other) => excessOf(other) - excessOf(one));
}

function findWorst(steps: readonly LevelStep[]): JudgedReceiver['worst'] {
  let worst: JudgedReceiver['worst'] = null;
  for (const { criterion, mitigated } of steps) {
    if (mitigated.level === null || criterion === null) continue;
    const level = roundHalfUp(mitigated.level, 1);
    const excess = roundHalfUp(level - criterion, 1);
    if (worst === null || excess > worst.excess) worst = { level, criterion, excess };
  }
  return worst;
}

const countExceededDays = (steps: readonly LevelStep[]): number =>
  steps.reduce((sum, step) => sum + (step.mitigated.exceedsInReport ? lengthOf(step) : 0), 0);

const lengthOf = ({ start, end }: Pick<LevelStep, 'start' | 'end'>) => dayNumber(end) - dayNumber(start) + 1;

function describeWorst([first]: readonly JudgedReceiver[], inputs: SubmissionInputs): Brief['worst'] {
  if (!first?.worst) return null;
  const verdict = findVerdict(first.receiver, inputs) ?? null;
  return { ...nameOf(first.receiver), ...first.worst, verdict };
}

/** From the first to the last day of the programme. */
function countDays({ project: { commencementDate, completionDate } }: SubmissionInputs): number {
  if (commencementDate === null || completionDate === null) return 0;
  return lengthOf({ start: commencementDate, end: completionDate });
}

function countMeasures(rows: readonly SnapshotRow[]): Brief['measures'] {
  const stages = rows.map(listStages);
  const hasOther = (row: SnapshotRow) => row.hammerDba < 0 || row.customMethodDba < 0;
  const countStage = (stage: 1 | 2 | 3) => stages.filter((used) => used.includes(stage)).length;
  return {
    rows: rows.length,
    withMeasure: rows.filter((row, index) => (stages[index]?.length ?? 0) > 0 || hasOther(row)).length,
    ...{ methods: countStage(1), quieterEquipment: countStage(2), barriers: countStage(3) },
    others: rows.filter(hasOther).length,
  };
}

function compareWith({ submissionId, number, inputs: before }: EarlierSubmission, after: SubmissionInputs) {
  const { receivers, project, zones, activities, equipment } = compareBundles(before, after);
  const exceeds = (levels: ReceiverChange['before']) => levels?.verdict === 'exceeds';
  const namesOf = (changes: readonly ReceiverChange[]) => changes.map(({ name, buildingName }) => name || buildingName);
  return {
    ...{ submissionId, number },
    newlyExceeding: namesOf(receivers.filter((change) => !exceeds(change.before) && exceeds(change.after))),
    noLongerExceeding: namesOf(receivers.filter((change) => exceeds(change.before) && !exceeds(change.after))),
    isCalendarChanged: isCalendarChanged(before, after),
    isScreeningChanged: isScreeningChanged(before, after),
    inputChanges: [project, zones, activities, equipment].reduce((sum, changes) => sum + changes.length, 0),
  };
}

const nameOf = ({ pointId, name, buildingName }: BundleReceiver) => ({ pointId, name, buildingName });
