/** In mPD (M-119). */
export const GROUND_LEVEL_RANGE = { min: -50, max: 1000 } as const;
/** Metres above the ground (M-119). */
export const PLANT_HEIGHT_RANGE = { min: 0.5, max: 30 } as const;
/** Top of the noisy part of excavators and lorries (M-101). */
export const USUAL_PLANT_METRES = 3;
/** Height of a drawn barrier above its ground, in tenths of a metre (M-120). */
export const BARRIER_HEIGHT_RANGE = { min: 1, max: 15 } as const;
/** Height of a barrier that stands with the machine (M-127). */
export const MOVABLE_BARRIER_RANGE = { min: 0.5, max: 15 } as const;
/** Kilograms per square metre; 1 mm of steel is 7.9. */
export const SURFACE_DENSITY_RANGE = { min: 0.1, max: 500 } as const;
export const MAX_BARRIERS = 200;
/** The number of a barrier in its project; numbers of deleted barriers are not reused. */
export const MAX_BARRIER_ID = 1_000_000;
export const MAX_BARRIER_CORNERS = 500;
export const MAX_BARRIER_NAME_LENGTH = 60;
export const MAX_EXCLUDED_STRUCTURES = 1000;
export const MAX_EXCLUSION_REASON_LENGTH = 200;
