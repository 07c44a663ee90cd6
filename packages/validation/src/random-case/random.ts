/** A small repeatable random generator: the same seed gives the same case on every computer. */
export interface Random {
  /** From 0 up to but not including 1. */
  readonly fraction: () => number;
  readonly chance: (probability: number) => boolean;
  /** Both ends included. */
  readonly integer: (min: number, max: number) => number;
  readonly pick: <T>(choices: readonly T[]) => T;
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

/** A Weyl sequence with each term scrambled by two rounds of multiplying and folding. */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 0x2c1b3c6d) >>> 0;
  const fraction = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b1);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2f6e2b15);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(fraction() * (max - min + 1));
  const pick = <T>(choices: readonly T[]): T => choices[integer(0, choices.length - 1)] as T;
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, order: fraction() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return { fraction, chance: (probability) => fraction() < probability, integer, pick, shuffle };
}

/** Rounds to millimetres, the finest coordinates a case may have. */
export function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}
