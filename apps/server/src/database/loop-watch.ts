const TICK_MS = 250;
/** A loop that is this much late was at work on something else and has read no answers meanwhile. */
const BLOCKED_MS = 500;

/** Knows when this process itself was too busy to hear anybody. */
export interface LoopWatch {
  /** Whether it was blocked at any time after that, by performance.now(). */
  wasBlockedSince(moment: number): boolean;
  stop(): void;
}

export function watchLoop(): LoopWatch {
  let lastTick = performance.now();
  let lastBlock = Number.NEGATIVE_INFINITY;
  const tick = () => {
    const now = performance.now();
    if (now - lastTick > TICK_MS + BLOCKED_MS) lastBlock = now;
    lastTick = now;
  };
  const timer = setInterval(tick, TICK_MS).unref();
  return {
    wasBlockedSince(moment) {
      // After a block others may be called before the tick is.
      tick();
      return lastBlock > moment;
    },
    stop: () => clearInterval(timer),
  };
}
