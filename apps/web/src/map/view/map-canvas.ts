/**
 * Layers of this class share a canvas above all others: no name of the base map is drawn over a receiver, and what changes
 * from day to day leaves the canvas below alone. They are the highest ones, from the zones at work on.
 */
export const RECEIVER_CANVAS = 'ol-layer receivers';
