/**
 * Checked reads for indices and keys that must exist: they throw instead of returning undefined. There is one reader
 * for each kind of array, because JavaScript engines inline a function that always reads the same kind. The innermost
 * loops of the calculation avoid even that call. There, `?? 0` only satisfies the compiler.
 */
export function floatAt(values: Float64Array, index: number): number {
  return values[index] ?? fail(index);
}

export function intAt(values: Int32Array, index: number): number {
  return values[index] ?? fail(index);
}

export function numberAt(values: readonly number[], index: number): number {
  return values[index] ?? fail(index);
}

export function itemAt<T extends object | string>(items: readonly T[], index: number): T {
  return items[index] ?? fail(index);
}

export function getFrom<K extends string | number, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`No entry for ${key}`);
  return value;
}

function fail(index: number): never {
  throw new RangeError(`No item at index ${index}`);
}
