/** A spreadsheet runs a text that begins so; with Chinese or Japanese settings also one with the wide signs. */
const STARTS_LIKE_A_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** An apostrophe makes it a text again; one more when there are some already, so that reading gives back the same (U47). */
export const putApostrophe = (text: string): string => (STARTS_LIKE_A_FORMULA.test(text) ? `'${text}` : text);

export const takeOffApostrophe = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
