/** Spreadsheets run a text that starts like this; with Chinese or Japanese settings also one with full-width signs. */
const STARTS_LIKE_A_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * A leading apostrophe makes it text again; existing ones get one more, so that reading restores the original (U47).
 */
export const putApostrophe = (text: string): string => (STARTS_LIKE_A_FORMULA.test(text) ? `'${text}` : text);

export const takeOffApostrophe = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
