/**
 * Pseudo-random numbers that are the same on every computer, so that a failing case can be reproduced from its seed.
 */
export interface Random {
  /** From least to most. */
  between(least: number, most: number): number;
  /** A whole number from least to most, inclusive. */
  whole(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** A linear congruential generator modulo 2^32; its upper bits are good enough for drawing shapes. */
export function createRandom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let warmUp = 0; warmUp < 4; warmUp++) next();
  const between = (least: number, most: number) => least + next() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  return { between, whole, pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number] };
}
