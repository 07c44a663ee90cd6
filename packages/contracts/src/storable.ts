/** A database stores neither a NUL nor half a character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
