/** In mPD (M-119). */
export const GROUND_LEVEL_RANGE = { min: -50, max: 1000 } as const;
/** Metres above the ground (M-119). */
export const PLANT_HEIGHT_RANGE = { min: 0.5, max: 30 } as const;
/** Top of the noisy part of excavators and lorries (M-101). */
export const USUAL_PLANT_METRES = 3;
export const MAX_EXCLUDED_STRUCTURES = 1000;
export const MAX_EXCLUSION_REASON_LENGTH = 200;
