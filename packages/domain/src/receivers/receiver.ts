import type { Hk80Point } from '@quietsite/geometry';
import type { Contribution, OtherCriterion } from '../calculation/snapshot.ts';

export const MAX_RECEIVER_NAME_LENGTH = 30;
export const MAX_ENTRY_NAME_LENGTH = 100;
export const MIN_CRITERION = 0;
export const MAX_CRITERION = 140;
export const MAX_ENTRIES = 50;
/**
 * Criteria are entered in tenths of a decibel, so that a level equal to its criterion also satisfies in print (M-61).
 */
export const isInTenths = (value: number): boolean => Number(value.toFixed(1)) === value;
/** Default of a new point if no building is known (NSR-17, Q14). */
export const CRITERION_OF_NEW_POINT = 70;
/** The user must confirm a point farther from its building than this (Q107). */
export const FAR_FROM_BUILDING_METRES = 50;

/** A receiver point while it is edited. A point that is not stored yet has an id below zero. */
export interface EditedReceiver {
  readonly pointId: number;
  readonly name: string;
  readonly buildingId: number;
  readonly position: Hk80Point;
  /** Null if it is that of the building, or else of its type (M-55). */
  readonly criterion: number | null;
  readonly isSelected: boolean;
  /** Locked: the loudest residential or education point of the last calculation (NSR-07, Q105). */
  readonly isCompulsory: boolean;
  /** Deselected by the user, so a calculation does not select it again (Q149). */
  readonly isTakenOut: boolean;
  readonly otherCriteria: readonly OtherCriterion[];
  readonly contributions: readonly Contribution[];
}
