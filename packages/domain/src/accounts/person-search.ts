/** Two characters narrow a search down; of a Chinese name one does. */
export function isSearchable(text: string): boolean {
  const trimmed = text.trim();
  return [...trimmed].length >= 2 || /\p{Script=Han}/u.test(trimmed);
}
