/**
 * Layers of this class share a canvas above all others, so that no base map name covers a receiver and daily changes do
 * not redraw the canvas below. They are the highest layers, from the zones at work upwards.
 */
export const RECEIVER_CANVAS = 'ol-layer receivers';
