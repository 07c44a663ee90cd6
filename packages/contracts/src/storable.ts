/** Databases cannot store NUL characters or lone surrogates. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
