import { type PlanSource, type ReceiverRun, type ReceiverTimeline, roundHalfUp, worstExcess } from '@quietsite/domain';
import { listPlanReceivers, type PlanReceiver } from './plan-receiver.ts';
import { type ColumnOf, day, level, metres, number, type RunKind, text } from './plan-table.ts';
import { describeWorks } from './works.ts';

/** One selected receiver in one run. */
export interface RunRow extends PlanReceiver {
  readonly outcome: ReceiverRun;
  /** Code of what is at work when it is loudest. */
  readonly loudestCode: string;
  readonly exceedance: number;
  readonly verdict: string;
}

export function listSummaryRows(source: PlanSource, run: RunKind): RunRow[] {
  const { codeOf } = describeWorks(source);
  return listPlanReceivers(source).map((receiver) => {
    const outcome = receiver.result[run];
    const loudest = outcome.combinations[0];
    return {
      ...receiver,
      outcome,
      loudestCode: loudest ? codeOf(loudest.key) : '',
      exceedance: outcome.exceedsInReport ? worstExcess(receiver.timeline, run) : 0,
      verdict: verdictOf(receiver, run),
    };
  });
}

/** M-61, and M-35 where there is nothing to judge. A dated criterion is named where it is the one exceeded most (M-57). */
function verdictOf({ result, timeline }: PlanReceiver, run: RunKind): string {
  if (result.isLeftOut) return 'Left out, inside the site';
  if (!result[run].exceedsInReport) return 'Satisfies';
  const worst = findWorst(timeline, run);
  return worst === undefined || worst === result.criterion
    ? 'Exceeds'
    : `Exceeds dated ${roundHalfUp(worst, 1).toFixed(1)}`;
}

/** The criterion of the day with the greatest excess. */
function findWorst(timeline: ReceiverTimeline | undefined, run: RunKind): number | undefined {
  let [most, worst]: [number, number | undefined] = [Number.NEGATIVE_INFINITY, undefined];
  for (const {
    criterion,
    [run]: { level: heard },
  } of timeline?.steps ?? []) {
    const excess = heard === null ? Number.NEGATIVE_INFINITY : roundHalfUp(heard, 1) - criterion;
    if (excess > most) [most, worst] = [excess, criterion];
  }
  return worst;
}

export const placeColumns: readonly ColumnOf<PlanReceiver>[] = [
  text('NSR', ({ label }) => label),
  text('Building', ({ building }) => building),
  text('Use', ({ use }) => use),
  metres('Easting', ({ receiver }) => receiver.position[0]),
  metres('Northing', ({ receiver }) => receiver.position[1]),
  number('Criterion dB(A)', 1, ({ result }) => result.criterion),
];

export const outcomeColumns: readonly ColumnOf<RunRow>[] = [
  level('Highest level dB(A)', ({ outcome }) => outcome.highestLevel),
  day('On', ({ outcome }) => outcome.highestDay),
  text('Loudest works', ({ loudestCode }) => loudestCode),
  number('Exceedance dB(A)', 1, ({ result, exceedance }) => (result.isLeftOut ? null : exceedance)),
  number('Days exceeding', 1, ({ result, outcome }) => (result.isLeftOut ? null : outcome.exceedanceDays)),
  level('With neighbours dB(A)', ({ outcome }) => outcome.withNeighbours.highestLevel),
  text('Verdict', ({ verdict }) => verdict),
];

export interface BothRuns {
  readonly unmitigated: RunRow;
  readonly mitigated: RunRow;
}

export function listBothRuns(source: PlanSource): BothRuns[] {
  const mitigated = listSummaryRows(source, 'mitigated');
  return listSummaryRows(source, 'unmitigated').flatMap((row, index) => {
    const other = mitigated[index];
    return other ? [{ unmitigated: row, mitigated: other }] : [];
  });
}

const ofRun = (run: RunKind, { label, value, ...column }: ColumnOf<RunRow>): ColumnOf<BothRuns> => ({
  ...column,
  label: `${run === 'mitigated' ? 'Mitigated' : 'Unmitigated'}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  value: (row) => value(row[run]),
});

export const summaryColumns: readonly ColumnOf<BothRuns>[] = [
  ...placeColumns.map((column) => ({ ...column, value: ({ unmitigated }: BothRuns) => column.value(unmitigated) })),
  ...outcomeColumns.map((column) => ofRun('unmitigated', column)),
  ...outcomeColumns.map((column) => ofRun('mitigated', column)),
];
