/** A requirement or floor with a price of 0 or more, which the search adjusts. */
export interface Priced {
  price: number;
  /** The direction of the last price change. */
  direction: number;
  /** The price at the best bound so far. */
  bestPrice: number;
}

export const UNPRICED: Readonly<Priced> = { price: 0, direction: 0, bestPrice: 0 };

/** Weight of the last direction. Without it, prices oscillate. */
const MOMENTUM = 0.9;

/** Turns the direction towards the shortfall and returns its square. A price of 0 cannot fall. */
export function updateDirection(priced: Priced, missing: number): number {
  const isHeldAtZero = priced.price === 0 && missing <= 0;
  priced.direction = isHeldAtZero ? 0 : missing + MOMENTUM * priced.direction;
  return priced.direction * priced.direction;
}

export function movePrice(priced: Priced, step: number): void {
  priced.price = Math.max(0, priced.price + step * priced.direction);
}

export function storeBestPrice(priced: Priced): void {
  priced.bestPrice = priced.price;
}

export function restoreBestPrice(priced: Priced): void {
  priced.price = priced.bestPrice;
  priced.direction = 0;
}
