import { setTimeout as pause } from 'node:timers/promises';

const ASK_EVERY_MS = 200;
const MAX_ANSWER_MS = 10_000;

/** The status of /readyz; 0 if there was no response. */
const ask = (origin: string) =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(MAX_ANSWER_MS) }).then(
    ({ status }) => status,
    () => 0,
  );

export interface Readiness {
  /** Seconds from the first failed probe to the last. */
  readonly secondsUnavailable: number;
  /** All statuses other than 200. */
  readonly answers: readonly number[];
}

/** Probes as a load balancer does; the returned function stops and returns the result. */
export function watchReadiness(origin: string): () => Promise<Readiness> {
  let isOver = false;
  const failures: { at: number; status: number }[] = [];
  const watching = (async () => {
    for (; !isOver; await pause(ASK_EVERY_MS)) {
      const at = performance.now();
      const status = await ask(origin);
      if (status !== 200) failures.push({ at, status }, { at: performance.now(), status });
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    const [first, last] = [failures[0], failures.at(-1)];
    const answers = [...new Set(failures.map(({ status }) => status))];
    return { secondsUnavailable: first && last ? (last.at - first.at) / 1000 : 0, answers };
  };
}
