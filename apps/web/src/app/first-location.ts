let firstKey: string | null = null;

/** Called once, when the router is created. Stores the key of the location the page was loaded with. */
export function rememberFirstLocation(key: string): void {
  firstKey ??= key;
}

/** True only for the location of a full page load; in-app navigation never has that key again. */
export function isFirstLocation(key: string): boolean {
  return key === firstKey;
}
