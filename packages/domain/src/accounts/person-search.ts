/** A search needs at least two characters, or one Chinese character. */
export function isSearchable(text: string): boolean {
  const trimmed = text.trim();
  return [...trimmed].length >= 2 || /\p{Script=Han}/u.test(trimmed);
}
