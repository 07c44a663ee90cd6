/** Where two values differ, down to the last bit of every number; null if they are identical. */
export function findDifference(actual: unknown, expected: unknown): string | null {
  if (Object.is(actual, expected)) return null;
  if (!isObject(actual) || !isObject(expected)) return ` ${show(actual)} instead of ${show(expected)}`;
  const keys = Object.keys(expected);
  const count = Object.keys(actual).length;
  if (count !== keys.length) return ` ${count} entries instead of ${keys.length}`;
  for (const key of keys) {
    const difference = findDifference(actual[key], expected[key]);
    if (difference !== null) return `.${key}${difference}`;
  }
  return null;
}

/** Includes lists and typed arrays, whose keys are their indices. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
