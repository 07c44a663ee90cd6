/** All fixed texts, with sample values for their parameters. */
export function listTexts(words: unknown): string[] {
  if (typeof words === 'string') return words.trim() === '' ? [] : [words];
  if (typeof words === 'function') return listTexts(words(...Array.from({ length: words.length }, () => 2)));
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(listTexts) : [];
}

export function listKeys(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? listKeys(value, `${path}${key}.`) : [`${path}${key}`],
  );
}
