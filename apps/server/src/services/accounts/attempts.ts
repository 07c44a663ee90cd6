/** If failures take this long in total, the store is unavailable: the rest waits for the next round. */
const PATIENCE_MS = 300_000;

/**
 * Runs many actions, each of which may fail without stopping the others; the next round tries the failed ones again.
 */
export function createAttempts(patienceMs = PATIENCE_MS) {
  const failures: Error[] = [];
  let [spentMs, left] = [0, 0];
  return {
    /** False if it failed, or if the time was used up before it was tried. */
    async run(what: string, act: () => Promise<unknown>): Promise<boolean> {
      if (spentMs > patienceMs) {
        left += 1;
        return false;
      }
      const startedAt = performance.now();
      try {
        await act();
        return true;
      } catch (error) {
        spentMs += performance.now() - startedAt;
        failures.push(new Error(what, { cause: error }));
        return false;
      }
    },

    /** One error for all failures, with the first as its cause: an unavailable store must not fill the log. */
    summary(): Error | undefined {
      const [first] = failures;
      if (!first) return undefined;
      const counts = `${failures.length} failed, ${left} not tried`;
      return new Error(`files could not be removed (${counts}), the next round tries again`, { cause: first });
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
