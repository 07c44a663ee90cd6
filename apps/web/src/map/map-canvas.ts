/** Layers of this class share a canvas above all others: no name of the base map is drawn over a receiver. */
export const RECEIVER_CANVAS = 'ol-layer receivers';
