import { type PlanSource, type ReceiverRun, type ReceiverTimeline, roundHalfUp, worstExcess } from '@quietsite/domain';
import type { DocumentWords, TableWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import { listPlanReceivers, type PlanReceiver } from './plan-receiver.ts';
import { type ColumnOf, day, judgedLevel, metres, number, type RunKind, text } from './plan-table.ts';
import { describeWorks } from './works.ts';

/** One selected receiver in one run. */
export interface RunRow extends PlanReceiver {
  readonly outcome: ReceiverRun;
  /** The code of the works at the loudest moment. */
  readonly loudestCode: string;
  readonly exceedance: number;
  readonly verdict: string;
  /** Some work is in restricted hours, which the verdict does not cover (Q148). */
  readonly isRestrictedUnassessed: boolean;
}

export function listSummaryRows(source: PlanSource, run: RunKind, words: DocumentWords = englishWords): RunRow[] {
  const { codeOf } = describeWorks(source);
  return listPlanReceivers(source, words).map((receiver) => {
    const outcome = receiver.result[run];
    const loudest = outcome.combinations[0];
    return {
      ...receiver,
      outcome,
      loudestCode: loudest ? codeOf(loudest.key) : '',
      exceedance: outcome.exceedsInReport ? worstExcess(receiver.timeline, run) : 0,
      verdict: verdictOf(receiver, run, words.tables),
      isRestrictedUnassessed: source.restrictedRowIds.length > 0 && !receiver.result.isLeftOut,
    };
  });
}

/** The verdict (Q145), or why there is none (M-35). A dated criterion is named if it is exceeded most (M-57). */
function verdictOf({ result, timeline }: PlanReceiver, run: RunKind, { verdicts }: TableWords): string {
  if (result.isLeftOut) return verdicts.leftOut;
  const { verdict } = result[run];
  if (verdict !== 'exceeds') return verdicts[verdict ?? 'notJudged'];
  const worst = findWorstCriterion(timeline, run);
  return worst === undefined || worst === null || worst === result.criterion
    ? verdicts.exceeds
    : verdicts.exceedsDated(roundHalfUp(worst, 1).toFixed(1));
}

/** The criterion of the day with the greatest excess. */
function findWorstCriterion(timeline: ReceiverTimeline | undefined, run: RunKind): number | null | undefined {
  let [most, worst]: [number, number | null | undefined] = [Number.NEGATIVE_INFINITY, undefined];
  for (const {
    criterion,
    [run]: { level: heard },
  } of timeline?.steps ?? []) {
    const excess = heard === null || criterion === null ? Number.NEGATIVE_INFINITY : roundHalfUp(heard, 1) - criterion;
    if (excess > most) [most, worst] = [excess, criterion];
  }
  return worst;
}

export const locationColumns: readonly ColumnOf<PlanReceiver>[] = [
  text('nsr', ({ label }) => label),
  text('building', ({ building }) => building),
  text('use', ({ use }) => use),
  metres('easting', ({ receiver }) => receiver.position[0]),
  metres('northing', ({ receiver }) => receiver.position[1]),
  number('criterion', 1, ({ result }) => result.criterion),
];

/** Excludes receivers that are left out (M-35) or have no criterion (M-141). */
const isJudged = ({ isLeftOut }: RunRow['result'], { verdict }: ReceiverRun): boolean => !isLeftOut && verdict !== null;

export const resultColumns: readonly ColumnOf<RunRow>[] = [
  judgedLevel('highestLevel', ({ outcome, result: { criterion } }) => ({ level: outcome.highestLevel, criterion })),
  day('on', ({ outcome }) => outcome.highestDay),
  text('loudestWorks', ({ loudestCode }) => loudestCode),
  number('exceedance', 1, ({ result, outcome, exceedance }) => (isJudged(result, outcome) ? exceedance : null)),
  number('daysExceeding', 1, ({ result, outcome }) => (isJudged(result, outcome) ? outcome.exceedanceDays : null)),
  judgedLevel('withNeighbours', ({ outcome, result: { criterion } }) => ({
    level: outcome.withNeighbours.highestLevel,
    criterion,
  })),
  text('verdict', ({ verdict }) => verdict),
];

export interface BothRuns {
  readonly unmitigated: RunRow;
  readonly mitigated: RunRow;
}

export function listBothRuns(source: PlanSource, words: DocumentWords = englishWords): BothRuns[] {
  const mitigated = listSummaryRows(source, 'mitigated', words);
  return listSummaryRows(source, 'unmitigated', words).flatMap((row, index) => {
    const other = mitigated[index];
    return other ? [{ unmitigated: row, mitigated: other }] : [];
  });
}

const ofRun = (run: RunKind, { value, ...column }: ColumnOf<RunRow>): ColumnOf<BothRuns> => ({
  ...column,
  run,
  value: (row, words) => value(row[run], words),
});

export const summaryColumns: readonly ColumnOf<BothRuns>[] = [
  ...locationColumns.map(
    (column): ColumnOf<BothRuns> => ({
      ...column,
      value: ({ unmitigated }, words) => column.value(unmitigated, words),
    }),
  ),
  ...resultColumns.map((column) => ofRun('unmitigated', column)),
  ...resultColumns.map((column) => ofRun('mitigated', column)),
  text('remark', ({ mitigated }, { restricted }) => (mitigated.isRestrictedUnassessed ? restricted : '')),
];
