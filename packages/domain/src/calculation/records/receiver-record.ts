import type { DayString } from '../../day.ts';

/** One activity, combination or neighbour, at one receiver in one of the two runs (CALC-33). */
export interface ReceiverRecord {
  readonly id: number;
  readonly projectId: number;
  readonly isMitigated: boolean;
  readonly buildingId: number;
  readonly buildingName: string;
  readonly pointId: number;
  readonly name: string;
  /** Only for a single activity. */
  readonly taskId: number | null;
  readonly exclusiveGroup: string;
  /** zoneId-taskId, several joined by '+' (CALC-34). Empty for a neighbour, whose activities are not known. */
  readonly zoneTaskOrCombined: string;
  /** The loudest groups of all its activities, joined by '+' in the order of the activities. */
  readonly excGroups: string;
  readonly highestSwl: number | null;
  readonly distance: number | null;
  readonly distanceCorrection: number | null;
  readonly facadeCorrection: number;
  /** Of the activity alone. */
  readonly spl: number | null;
  /** Of everything that is active together. */
  readonly totalSpl: number | null;
  readonly cnl: number | null;
  readonly noiseCriteria: number;
  readonly approvedProjectId: number | null;
  readonly lastRedFloor: number | null;
  readonly barrierHeight: number | null;
  readonly totalFloor: number | null;
  readonly highestNoiseLevel: number | null;
  readonly highestNoiseLevelWithNeighbour: number | null;
  readonly startDate: DayString;
  readonly endDate: DayString;
  readonly otherCriteriaExceeded: { name: string; start: DayString; end: DayString; level: number }[];
  readonly otherCriteriaExceededMost: number | null;
}
