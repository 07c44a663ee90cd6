/** Long enough to know a value again; a list of problems has to fit into an answer. */
const MAX_SHOWN_LENGTH = 200;

/** A name as it is stored: one line, whole characters, nothing that a database refuses. */
export const cleanFileText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** A value as a message shows it. */
export const shownFileText = (text: string): string => text.slice(0, MAX_SHOWN_LENGTH).toWellFormed();
