/** A value that the method guarantees; throws if it is missing. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new TypeError('A value is missing');
  return value;
}
