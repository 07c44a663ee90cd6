import type { NeededBarrier } from '../calculation/floors.ts';
import type { ReceiverTimeline } from '../calculation/receiver-timeline.ts';
import type { EquipmentRecord, ReceiverRecord } from '../calculation/records/record.schema.ts';
import type { ReceiverResult, RunSummary } from '../calculation/results/result.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import type { RestrictedDays } from '../calendar/restricted-days.ts';
import type { DayString } from '../day.ts';
import type { PointHistory } from '../receivers/point-history.ts';
import type { AreaVerdicts } from './area-verdicts.ts';
import type { PlanProject } from './submission.schema.ts';

/** The stored data for the report, appendices and tables: one project and one finished run of it (REPORT-07). */
export interface PlanSource {
  readonly project: PlanProject;
  readonly run: PlanRun;
  /** The stored input of the run, with only the selected receivers under their current names (Q33). */
  readonly snapshot: CalculationSnapshot;
  readonly summary: RunSummary;
  /** For all receivers of the assessment area, selected or not (Q149). */
  readonly area: AreaVerdicts;
  /** Rows that work in restricted hours, which the daytime criteria do not cover (Q148, M-162). */
  readonly restrictedRowIds: readonly number[];
  /** Days of work that are Sundays or general holidays (M-163). */
  readonly restrictedDays: RestrictedDays;
  /** Results of the selected receivers, loudest first. Those inside a zone are left out and come last. */
  readonly results: readonly ReceiverResult[];
  /** Levels over time of the same receivers, without those left out. */
  readonly timelines: ReadonlyMap<number, PlanTimeline>;
  readonly history: readonly PlanPointHistory[];
  /** Approved projects nearby that count, ordered by title (APPX-16). */
  readonly neighbours: readonly PlanNeighbour[];
  /** Sites known by name only. */
  readonly concurrentSites: readonly string[];
  /** True if the building layer is generated, in which case nothing on the page is an assessment. */
  readonly isSampleData: boolean;
}

export interface PlanTimeline extends ReceiverTimeline {
  /** The barriers that each activity needs to screen its equipment; empty if no floor needs one (M-71). */
  readonly barriers: readonly NeededBarrier[];
}

export interface PlanRun {
  readonly id: number;
  readonly engineVersion: string;
  readonly inputHash: string;
  readonly finishedAt: Date;
}

export interface PlanPointHistory extends PointHistory {
  readonly name: string;
  readonly buildingName: string;
}

/** The programme of a neighbour, and nothing else about it (U26). */
export interface PlanNeighbour {
  readonly id: number;
  readonly title: string;
  readonly version: number | null;
  readonly activities: readonly PlanActivity[];
}

export interface PlanActivity {
  readonly code: string;
  readonly construction: string;
  readonly name: string;
  readonly zone: string;
  readonly start: DayString;
  readonly end: DayString;
}

/** The appendix data of each selected receiver, calculated from the stored input on demand. */
export interface PlanRecords {
  /** Both runs: activities, then every combination, loudest first, then neighbours (Q126). */
  readonly receivers: readonly ReceiverRecord[];
  readonly equipment: readonly EquipmentRecord[];
}
