/** The activities of a combination by its key, zoneId-taskId joined by '+' (M-41). Deleted activities are left out. */
export function namesOf(key: string, names: ReadonlyMap<number, string>): string {
  const found = key.split('+').flatMap((part) => names.get(Number(part.split('-')[1])) ?? []);
  return [...new Set(found)].join(' + ');
}
