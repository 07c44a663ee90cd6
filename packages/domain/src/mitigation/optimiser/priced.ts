/** Something whose price, 0 or more, is to be found. */
export interface Priced {
  price: number;
  /** The direction of the last price change. */
  direction: number;
  /** At the best bound so far. */
  bestPrice: number;
}

export const UNPRICED: Readonly<Priced> = { price: 0, direction: 0, bestPrice: 0 };

/** Weight of the last direction. Without it, prices oscillate. */
const MOMENTUM = 0.9;

/** Turns the direction towards the shortfall and returns its square. A price of 0 cannot fall. */
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
