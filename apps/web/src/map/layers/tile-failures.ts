/** After this many failures with nothing loaded in between the tile service counts as gone. */
const FAILURE_LIMIT = 6;

/** Counts tile failures in a row; a single good tile clears the count. */
export class TileFailures {
  #failures = 0;

  succeed(): void {
    this.#failures = 0;
  }

  /** True exactly once: when the limit is reached. */
  fail(): boolean {
    this.#failures += 1;
    return this.#failures === FAILURE_LIMIT;
  }
}
