/** Failures that take so long together mean that the store is away: what is left waits for the next round. */
const PATIENCE_MS = 300_000;

/** Many things of which each may fail without stopping the others; the next round tries the failed ones again. */
export function createAttempts(patienceMs = PATIENCE_MS) {
  const failures: Error[] = [];
  let [spentMs, left] = [0, 0];
  return {
    /** False when it failed, or when there was no more patience to try. */
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

    /** One for all of them, with the first as its cause: a store that is away need not fill the log. */
    summary(): Error | undefined {
      const [first] = failures;
      if (!first) return undefined;
      const counts = `${failures.length} failed, ${left} not tried`;
      return new Error(`files could not be removed (${counts}), the next round tries again`, { cause: first });
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
