/**
 * What the calculation uses and SpiderMonkey 102, the Firefox engine of Debian 12, does not have yet. It moves values
 * and calculates none, so the bits compared are still those of the engine.
 */
if (!('findLast' in Array.prototype)) {
  Object.defineProperty(Array.prototype, 'findLast', { value: findLast, writable: true, configurable: true });
}

function findLast<Item>(
  this: readonly Item[],
  isWanted: (item: Item, index: number, list: readonly Item[]) => unknown,
): Item | undefined {
  for (let i = this.length - 1; i >= 0; i--) {
    if (isWanted(this[i] as Item, i, this)) return this[i];
  }
  return undefined;
}
