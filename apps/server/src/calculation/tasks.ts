import type { MessagePort } from 'node:worker_threads';
import {
  type CalculationSnapshot,
  type CalculationStage,
  calculateRun,
  type DescribedReceiver,
  type DrawnSite,
  describePlanRecords,
  describeReceivers,
  describeTimelines,
  LiveCalculation,
  listReceiverRecords,
  listSiteProblems,
  type RecordedRun,
  type RecordsOrder,
} from '@quietsite/domain';

// What runs in threads: runTask calls these functions by name.

export const checkSite = (site: DrawnSite) => listSiteProblems(site);
export const listRecords = (run: RecordedRun) => listReceiverRecords(run);
export const describeRecords = (order: RecordsOrder) => describePlanRecords(order);
export const describeTimelinesOf = (snapshot: CalculationSnapshot) => describeTimelines(snapshot);

/** Describes all receivers of the snapshot: a stored input reduced to the requested ones. */
export const describeAll = (snapshot: CalculationSnapshot): DescribedReceiver[] =>
  describeReceivers(new LiveCalculation(snapshot), snapshot.receivers);

interface RunOrder {
  readonly snapshot: CalculationSnapshot;
  /** Receives the fraction done. */
  readonly progress: MessagePort;
}

/** The outcome, and the milliseconds of each stage. */
export function calculate({ snapshot, progress }: RunOrder) {
  const timings: Partial<Record<CalculationStage, number>> = {};
  let since = performance.now();
  const outcome = calculateRun(snapshot, {
    onProgress: (fraction) => progress.postMessage(fraction),
    onStage: (stage) => {
      const now = performance.now();
      timings[stage] = now - since;
      since = now;
    },
  });
  return { outcome, timings };
}
