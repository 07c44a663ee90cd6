import type { MessagePort } from 'node:worker_threads';
import {
  type CalculationSnapshot,
  type CalculationStage,
  type ClashDatesRequest,
  calculateRun,
  calculateSiteCalendar,
  type DescribedReceiver,
  type DrawnSite,
  describeOverview,
  describePlanRecords,
  describeReceivers,
  describeTimelines,
  findClashDates,
  LiveCalculation,
  listCalendarRows,
  listReceiverRecords,
  listSharedClashes,
  listSiteProblems,
  type OverviewRequest,
  outlineOf,
  type Period,
  type RecordedRun,
  type RecordsRequest,
  type SharedClashRequest,
} from '@quietsite/domain';

// The functions that run in threads; runTask calls them by name.

export const checkSite = (site: DrawnSite) => listSiteProblems(site);

export const outlineZones = (zones: DrawnSite['zones']) => zones.map(outlineOf);
export const listRecords = (run: RecordedRun) => listReceiverRecords(run);
export const describeRecords = (request: RecordsRequest) => describePlanRecords(request);
export const describeOverviewOf = (request: OverviewRequest) => describeOverview(request);
export const describeTimelinesOf = (snapshot: CalculationSnapshot) => describeTimelines(snapshot);

export const listSiteCalendar = ({ snapshot, period }: { snapshot: CalculationSnapshot; period: Period }) =>
  listCalendarRows(calculateSiteCalendar(snapshot, period));

export const listClashes = (request: SharedClashRequest) => listSharedClashes(request);

export const findDates = (request: ClashDatesRequest) => findClashDates(request);

/** Describes all receivers of the snapshot, which contains only the requested ones. */
export const describeAll = (snapshot: CalculationSnapshot): DescribedReceiver[] =>
  describeReceivers(new LiveCalculation(snapshot), snapshot.receivers);

interface RunRequest {
  readonly snapshot: CalculationSnapshot;
  /** Receives the fraction done. */
  readonly progress: MessagePort;
}

/** Returns the outcome and the milliseconds of each stage. */
export function calculate({ snapshot, progress }: RunRequest) {
  const timings: Partial<Record<CalculationStage, number>> = {};
  let stageStartedAt = performance.now();
  const outcome = calculateRun(snapshot, {
    onProgress: (fraction) => progress.postMessage(fraction),
    onStage: (stage) => {
      const now = performance.now();
      timings[stage] = now - stageStartedAt;
      stageStartedAt = now;
    },
  });
  return { outcome, timings };
}
