import colours from '../templates/palette.json' with { type: 'json' };

/** The colours of the product. The templates read the same file, so page and map cannot drift apart. */
export const palette = colours;
