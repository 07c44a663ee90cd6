let isForgotten = false;

/** After a sign-out the next user starts at the project list. An expired session is only interrupted. */
export function forgetReturnAddress(): void {
  isForgotten = true;
}

/** From now on, visited pages are remembered again. */
export function allowReturnAddress(): void {
  isForgotten = false;
}

export function returnAddressOf(place: string): string | null {
  return isForgotten ? null : place;
}
