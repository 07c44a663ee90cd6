import type { NeededBarrier } from '../calculation/floors.ts';
import type { ReceiverTimeline } from '../calculation/receiver-timeline.ts';
import type { EquipmentRecord } from '../calculation/records/equipment-records.ts';
import type { ReceiverRecord } from '../calculation/records/receiver-record.ts';
import type { ReceiverResult, RunSummary } from '../calculation/results/result.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.ts';
import type { DayString } from '../day.ts';
import type { PointHistory } from '../receivers/point-history.ts';
import type { AreaVerdicts } from './area-verdicts.ts';

/** The stored data that report, appendices and tables are made from: one project and one finished run of it (REPORT-07). */
export interface PlanSource {
  readonly project: PlanProject;
  readonly run: PlanRun;
  /** The stored input of the run; of its receivers the selected ones alone, under the names they have now (Q33). */
  readonly snapshot: CalculationSnapshot;
  readonly summary: RunSummary;
  /** Of every receiver of the assessment area, selected or not (Q149). */
  readonly area: AreaVerdicts;
  /** Rows at work in the evening or at night, which the daytime criteria do not judge (Q148). */
  readonly restrictedRowIds: readonly number[];
  /** Of the selected receivers, the loudest first; those inside a zone are left out and last. */
  readonly results: readonly ReceiverResult[];
  /** Levels over time of the same receivers, without those left out. */
  readonly timelines: ReadonlyMap<number, PlanTimeline>;
  readonly history: readonly PlanPointHistory[];
  /** Approved projects nearby whose works count, in the order of their titles (APPX-16). */
  readonly neighbours: readonly PlanNeighbour[];
  /** Sites that are known by name only. */
  readonly concurrentSites: readonly string[];
  /** true when the building layer is generated: then nothing on the page is an assessment. */
  readonly isSampleData: boolean;
}

export interface PlanTimeline extends ReceiverTimeline {
  /** What the barriers of each activity must be to hide its machines; none where no floor asks for one (M-71). */
  readonly barriers: readonly NeededBarrier[];
}

export interface PlanProject {
  readonly id: number;
  readonly title: string;
  readonly version: number | null;
  readonly proponent: string;
  readonly agreement: string;
  readonly mainContractor: string;
  readonly engineerConsultant: string;
  readonly commencementDate: DayString | null;
  readonly completionDate: DayString | null;
  readonly description: string;
  readonly specialFeature: string;
  readonly eiaReference: string;
  readonly districts: readonly string[];
  readonly bufferRadiusMetres: number;
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

/** The programme of a neighbour and no more of it (U26). */
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

/** What the appendices tell of each selected receiver; made from the stored input when it is wanted. */
export interface PlanRecords {
  /** Both runs; activities, then every combination from the loudest down, then neighbours (Q126). */
  readonly receivers: readonly ReceiverRecord[];
  readonly equipment: readonly EquipmentRecord[];
}
