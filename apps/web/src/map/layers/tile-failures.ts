/** After this many consecutive failures the tile service counts as unavailable. */
const FAILURE_LIMIT = 6;

/** Counts consecutive tile failures; one loaded tile resets the count. */
export class TileFailures {
  #failures = 0;

  succeed(): void {
    this.#failures = 0;
  }

  /** True exactly once, when the limit is reached. */
  fail(): boolean {
    this.#failures += 1;
    return this.#failures === FAILURE_LIMIT;
  }
}
