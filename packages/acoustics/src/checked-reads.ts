/**
 * Checked reads for indices and keys that must exist: they throw instead of returning undefined. There is one reader
 * for each kind of array, because engines inline a function that always reads the same kind into the loops that call it.
 */
export function floatAt(values: Float64Array, index: number): number {
  const value = values[index];
  if (value === undefined) throw outOfRange(index);
  return value;
}

export function intAt(values: Int32Array, index: number): number {
  const value = values[index];
  if (value === undefined) throw outOfRange(index);
  return value;
}

export function byteAt(values: Uint8Array, index: number): number {
  const value = values[index];
  if (value === undefined) throw outOfRange(index);
  return value;
}

export function numberAt(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw outOfRange(index);
  return value;
}

export function itemAt<T extends object | string>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw outOfRange(index);
  return item;
}

export function getFrom<K extends string | number, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`No entry for ${key}`);
  return value;
}

const outOfRange = (index: number): RangeError => new RangeError(`No item at index ${index}`);
