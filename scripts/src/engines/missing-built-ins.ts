/**
 * Polyfills that the calculation needs for SpiderMonkey 102, the Firefox engine of Debian 12. They move values without
 * calculating any, so the compared bits are still the engine's.
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
