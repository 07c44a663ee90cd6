/** The types of the building layer. Homes and schools are found as receivers (NSR-01). */
export const BUILDING_KINDS = ['residential', 'education', 'other'] as const;
export type BuildingKind = (typeof BUILDING_KINDS)[number];

export const MAX_RECEIVER_NAME_LENGTH = 30;
export const MAX_ENTRY_NAME_LENGTH = 100;
export const MAX_KIND_REASON_LENGTH = 300;
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
