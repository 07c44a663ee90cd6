import type { Hk80Point } from '@quietsite/geometry';
import type { Contribution, OtherCriterion } from '../calculation/snapshot.ts';

export const MAX_RECEIVER_NAME_LENGTH = 30;
export const MAX_ENTRY_NAME_LENGTH = 100;
export const MIN_CRITERION = 0;
export const MAX_CRITERION = 140;
export const MAX_ENTRIES = 50;
/** Criteria are entered in tenths of a decibel: then a level equal to its criterion satisfies in print too (M-61). */
export const isInTenths = (value: number): boolean => Number(value.toFixed(1)) === value;
/** What the form of a new point starts with when no building is known (NSR-17, Q14). */
export const CRITERION_OF_NEW_POINT = 70;
/** A point farther from its building than this is asked about (Q107). */
export const FAR_FROM_BUILDING_METRES = 50;

/** A receiver point as it is edited: in the page it may not be stored yet, and is then known by a number below zero. */
export interface EditedReceiver {
  readonly pointId: number;
  readonly name: string;
  readonly buildingId: number;
  readonly position: Hk80Point;
  /** Null: the building's, else that of its type (M-55). */
  readonly criterion: number | null;
  readonly isSelected: boolean;
  /** Locked: the loudest home or school of the last calculation (NSR-07, Q105). */
  readonly isCompulsory: boolean;
  /** Taken out of the selection by hand: a calculation does not select it again (Q149). */
  readonly isTakenOut: boolean;
  readonly otherCriteria: readonly OtherCriterion[];
  readonly contributions: readonly Contribution[];
}
