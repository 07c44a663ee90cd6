import colours from '../templates/palette.json' with { type: 'json' };

/** The colours of the product. The templates read the same file, so that page and map always match. */
export const palette = colours;
