const TICK_MS = 250;
/** If the event loop is this late, it was busy and read no responses in the meantime. */
const BLOCKED_MS = 500;

/** Detects when this process was too busy to read responses. */
export interface LoopWatch {
  /** Whether the loop was blocked at any time after this moment, by performance.now(). */
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
      // After a block, other callbacks may run before the tick.
      tick();
      return lastBlock > moment;
    },
    stop: () => clearInterval(timer),
  };
}
