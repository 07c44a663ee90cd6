export * from './barrier.ts';
export * from './cheapest-barrier.ts';
export { floatAt, getFrom, intAt, itemAt, numberAt } from './checked-reads.ts';
export * from './emission.ts';
export type { LoudestCombinations } from './engine/combination-tracker.ts';
export { calculateDay } from './engine/day-energies.ts';
export * from './engine/emission-steps.ts';
export * from './engine/engine.ts';
export * from './engine/engine-input.ts';
export { countExceeding } from './engine/exceeding-intervals.ts';
export { calculateDetails } from './engine/group-details.ts';
export { LANES } from './engine/lanes.ts';
export { contributionOn, criterionOn } from './engine/limits.ts';
export { listMembers } from './engine/members.ts';
export {
  exceedsInReportInSeries,
  exceedsOnMapInSeries,
  OWN,
  type Peaks,
  SERIES,
  WITH_NEIGHBOURS,
} from './engine/peaks.ts';
export type { ScreenedRow } from './engine/screening/alternatives.ts';
export * from './engine-version.ts';
export * from './exclusive-group.ts';
export * from './floors.ts';
export * from './group-by.ts';
export * from './level.ts';
export * from './mitigation.ts';
export * from './propagation.ts';
export * from './screening.ts';
export * from './verdict.ts';
