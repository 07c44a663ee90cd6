export const FRONT_WIDTH_RANGE = { min: 1, max: 200 };
export const FRONT_PROGRESS_RANGE = { min: 0.1, max: 10_000 };
export const MAX_ALIGNMENT_CORNERS = 1_000;
/** Each part gets its own ids. */
export const MAX_FRONT_PARTS = 500;
export const MIN_FRONT_METRES = 1;
/** Ten years. */
export const MAX_FRONT_DAYS = 3_660;
