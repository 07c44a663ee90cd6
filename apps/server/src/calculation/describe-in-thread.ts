import {
  type CalculationSnapshot,
  type DescribedReceiver,
  describeReceivers,
  LiveCalculation,
} from '@quietsite/domain';
import { askThread } from './ask-thread.ts';

const DESCRIBER = new URL('./describe-thread.ts', import.meta.url);

/** Up to these sizes, the work finishes before a thread would have started. */
const MAX_ROWS_AT_ONCE = 1_000;
const MAX_RECEIVERS_AT_ONCE = 20;

/** Describes all receivers of the snapshot: a stored input reduced to the requested ones. */
export const describeInThread = (snapshot: CalculationSnapshot): Promise<DescribedReceiver[]> =>
  askThread(DESCRIBER, snapshot);

export const isDoneAtOnce = ({ rows, receivers }: CalculationSnapshot): boolean =>
  rows.length <= MAX_ROWS_AT_ONCE && receivers.length <= MAX_RECEIVERS_AT_ONCE;

export const describeAll = (snapshot: CalculationSnapshot): DescribedReceiver[] =>
  describeReceivers(new LiveCalculation(snapshot), snapshot.receivers);
