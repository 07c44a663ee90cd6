import type { AreaVerdicts, CalculationResult, DayString, ReceiverResult, ReceiverRun } from '@quietsite/domain';
import type { Hk80Point } from '@quietsite/geometry';
import type { MapInput } from '../map/map-input.ts';

/** The stored data a summary is made from. */
export interface SummaryInput {
  readonly project: SummaryProject;
  readonly run: SummaryRun;
  readonly result: SummaryResult;
  /** Of every receiver of the assessment area, selected or not (Q149). */
  readonly area: AreaVerdicts;
  /** How many rows work in the evening or at night, which verdicts say nothing about (Q148). */
  readonly restrictedRowCount: number;
  /** Names and places of the receivers that the result speaks of by id. */
  readonly receivers: readonly SummaryReceiver[];
  /** In the order of their codes. */
  readonly activities: readonly SummaryActivity[];
  /** Names of the measures that the works use. */
  readonly measures?: readonly string[];
  /** true when the building layer is generated: then nothing on the page is an assessment. */
  readonly isSampleData: boolean;
  /** The page decides how much room the map has. */
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
  /** Of the worst day against its own criterion; where it is not known, that of the highest level counts. */
  readonly exceedance?: number;
  readonly unmitigated: HighestLevel;
  readonly mitigated: HighestLevel & { readonly withNeighbours: Pick<ReceiverRun['withNeighbours'], 'verdict'> };
}

/** A CalculationResult fits, and so does what is kept of it per receiver. */
export interface SummaryResult extends Pick<CalculationResult, 'firstDay' | 'lastDay'> {
  readonly receivers: readonly SummaryReceiverResult[];
}
