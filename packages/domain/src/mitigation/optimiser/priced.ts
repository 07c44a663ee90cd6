/** Something that has a price, 0 or more, which is sought. */
export interface Priced {
  price: number;
  /** In which the price last moved. */
  direction: number;
  /** At the best bound so far. */
  bestPrice: number;
}

export const UNPRICED: Readonly<Priced> = { price: 0, direction: 0, bestPrice: 0 };

/** Of the last direction: without it prices swing from one side to the other. */
const MOMENTUM = 0.9;

/** Turns to where something is missing; the square of the new direction. A price of 0 cannot go down. */
export function turn(priced: Priced, missing: number): number {
  const isHeldAtZero = priced.price === 0 && missing <= 0;
  priced.direction = isHeldAtZero ? 0 : missing + MOMENTUM * priced.direction;
  return priced.direction * priced.direction;
}

export function move(priced: Priced, step: number): void {
  priced.price = Math.max(0, priced.price + step * priced.direction);
}

export function keep(priced: Priced): void {
  priced.bestPrice = priced.price;
}

export function goBack(priced: Priced): void {
  priced.price = priced.bestPrice;
  priced.direction = 0;
}
