/** From this width of the visible map, in pixels, an open legend leaves room for the site beside it. */
export const WIDE_VIEWPORT = 1100;
