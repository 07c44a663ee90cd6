/** Long enough to recognise a value, short enough for a list of problems to fit in a response. */
const MAX_SHOWN_LENGTH = 200;

/** A name as stored: one line, whole characters, nothing that a database rejects. */
export const cleanFileText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** A value as shown in a message. */
export const shownFileText = (text: string): string => text.slice(0, MAX_SHOWN_LENGTH).toWellFormed();
