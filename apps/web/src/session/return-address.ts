let isForgotten = false;

/** Whoever signs out is done: the next person starts at the project list. An expired session is only interrupted. */
export function forgetReturnAddress(): void {
  isForgotten = true;
}

/** From now on the places that are visited are worth returning to again. */
export function keepReturnAddress(): void {
  isForgotten = false;
}

export function returnAddressOf(place: string): string | null {
  return isForgotten ? null : place;
}
