/** Spreadsheets run a text that starts like this as a formula, in Chinese or Japanese also with full-width signs. */
const STARTS_LIKE_A_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * Adds a leading apostrophe, which makes such a cell plain text. A text that already starts with apostrophes gets one
 * more, so that reading restores the original (U47).
 */
export const addApostrophe = (text: string): string => (STARTS_LIKE_A_FORMULA.test(text) ? `'${text}` : text);

export const removeApostrophe = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
