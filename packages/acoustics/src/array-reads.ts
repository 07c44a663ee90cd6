/**
 * Checked reads of an array. The compiler takes every index to be possibly out of range; these readers say where that
 * would be a mistake, and throw. One for each kind of array, so that the code compiled for each stays specialised and
 * is inlined in the loops of the engine.
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

const outOfRange = (index: number): RangeError => new RangeError(`No item at index ${index}`);
