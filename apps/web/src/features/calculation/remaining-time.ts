interface Progress {
  readonly startedAt: string | null;
  /** 0 to 1. */
  readonly progress: number;
  readonly now: number;
}

/** Below this progress an estimate would fluctuate too much. */
const MIN_PROGRESS = 0.03;

/** Seconds left at the pace so far, or null if there is no useful estimate yet. */
export function estimateRemainingSeconds({ startedAt, progress, now }: Progress): number | null {
  if (startedAt === null || progress < MIN_PROGRESS || progress > 1) return null;
  const elapsedSeconds = (now - Date.parse(startedAt)) / 1000;
  if (!(elapsedSeconds > 0)) return null;
  return Math.ceil((elapsedSeconds * (1 - progress)) / progress);
}
