import type { AreaVerdicts, CalculationResult, DayString, ReceiverResult, ReceiverRun } from '@quietsite/domain';
import type { Hk80Point } from '@quietsite/geometry';
import type { MapInput } from '../map/map-input.ts';

/** The stored input of a summary. */
export interface SummaryInput {
  readonly project: SummaryProject;
  readonly run: SummaryRun;
  readonly result: SummaryResult;
  /** Verdicts of every receiver in the assessment area, selected or not (Q149). */
  readonly area: AreaVerdicts;
  /** Number of rows that work in the evening or at night, which verdicts do not cover (Q148). */
  readonly restrictedRowCount: number;
  /** Names and positions of the receivers, which the result identifies by id. */
  readonly receivers: readonly SummaryReceiver[];
  /** Ordered by code. */
  readonly activities: readonly SummaryActivity[];
  /** Names of the measures used. */
  readonly measures?: readonly string[];
  /** True if the building layer is generated, so that nothing on the page is an assessment. */
  readonly isSampleData: boolean;
  /** The page decides the size of the map. */
  readonly map: Omit<MapInput, 'frame'>;
}

export interface SummaryActivity {
  readonly code: string;
  readonly name: string;
  readonly zone: string;
  readonly start: DayString;
  readonly end: DayString;
}

export interface SummaryProject {
  readonly title: string;
  readonly version: number | null;
  readonly proponent: string;
  readonly agreement: string;
  readonly mainContractor: string;
  readonly engineerConsultant: string;
  readonly commencementDate: DayString | null;
  readonly completionDate: DayString | null;
  readonly districts: readonly string[];
  readonly bufferRadiusMetres: number;
}

export interface SummaryRun {
  readonly id: number;
  readonly engineVersion: string;
  readonly inputHash: string;
  readonly finishedAt: Date;
}

export interface SummaryReceiver {
  readonly pointId: number;
  readonly name: string;
  readonly buildingId: number;
  readonly buildingName: string;
  readonly position: Hk80Point;
}

type HighestLevel = Pick<ReceiverRun, 'highestLevel' | 'highestDay' | 'verdict'>;

export interface SummaryReceiverResult extends Pick<ReceiverResult, 'pointId' | 'rank' | 'isLeftOut' | 'criterion'> {
  /** On the worst day, against the criterion of that day. If unknown, that of the highest level is used. */
  readonly exceedance?: number;
  readonly unmitigated: HighestLevel;
  readonly mitigated: HighestLevel & { readonly withNeighbours: Pick<ReceiverRun['withNeighbours'], 'verdict'> };
}

/** Accepts a CalculationResult and the part of it stored per receiver. */
export interface SummaryResult extends Pick<CalculationResult, 'firstDay' | 'lastDay'> {
  readonly receivers: readonly SummaryReceiverResult[];
}
