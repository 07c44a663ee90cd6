/** Once failures have taken this long in total, the store is considered unavailable until the next round. */
const MAX_FAILING_MS = 300_000;

/**
 * Runs many actions, each of which may fail without stopping the others; the next round tries the failed ones again.
 */
export function createAttempts(maxFailingMs = MAX_FAILING_MS) {
  const failures: Error[] = [];
  let [spentMs, skipped] = [0, 0];
  return {
    /** Returns false if the action failed, or was skipped because the time was used up. */
    async run(what: string, act: () => Promise<unknown>): Promise<boolean> {
      if (spentMs > maxFailingMs) {
        skipped += 1;
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

    /** One error for all failures, with the first as its cause, so that an unavailable store does not fill the log. */
    summary(): Error | undefined {
      const [first] = failures;
      if (!first) return undefined;
      const counts = `${failures.length} failed, ${skipped} not tried`;
      return new Error(`files could not be removed (${counts}), the next round tries again`, { cause: first });
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
