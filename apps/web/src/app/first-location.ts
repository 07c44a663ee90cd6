let firstKey: string | null = null;

/** Called once, when the router is made: the key of the location the page was loaded with. */
export function rememberFirstLocation(key: string): void {
  firstKey ??= key;
}

/** True only for what a full page load shows; no in-app navigation ever has that key again. */
export function isFirstLocation(key: string): boolean {
  return key === firstKey;
}
