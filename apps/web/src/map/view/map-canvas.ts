/**
 * Layers of this class share a canvas above all others, so that no base map name covers a receiver, and
 * showing another day does not redraw the canvas below. They are the top layers, from the active zones upwards.
 */
export const RECEIVER_CANVAS = 'ol-layer receivers';
