/**
 * Pseudo-random numbers that are the same on every computer, so that a failing case can be reproduced from its seed.
 */
export interface Random {
  /** From min to max. */
  between(min: number, max: number): number;
  /** A whole number from min to max, inclusive. */
  whole(min: number, max: number): number;
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
  const between = (min: number, max: number) => min + next() * (max - min);
  const whole = (min: number, max: number) => Math.floor(between(min, max + 1));
  return { between, whole, pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number] };
}
