import { setTimeout as pause } from 'node:timers/promises';

export interface ProbeFigures {
  readonly requests: number;
  /** Neither process responded, or only with an error. */
  readonly unanswered: number;
  /** The first process failed and the other responded: the proxy does this transparently. */
  readonly failedOver: number;
  readonly longestMs: number;
}

const PAUSE_MS = 50;

async function isAnswered(port: number, cookie: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(`http://127.0.0.1:${port}/api/projects`, { headers: { cookie }, signal });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** Sends twenty requests a second as a signed-in user, alternating between the processes, until stopped. */
export function startProbe(ports: readonly number[], cookie: string): () => Promise<ProbeFigures> {
  const figures = { requests: 0, unanswered: 0, failedOver: 0, longestMs: 0 };
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      const start = performance.now();
      const [first = 0, second = 0] = figures.requests % 2 === 0 ? ports : ports.toReversed();
      figures.requests += 1;
      if (!(await isAnswered(first, cookie))) {
        if (await isAnswered(second, cookie)) figures.failedOver += 1;
        else figures.unanswered += 1;
      }
      figures.longestMs = Math.max(figures.longestMs, performance.now() - start);
      await pause(PAUSE_MS);
    }
  })();
  return async () => {
    isOver = true;
    await probing;
    return figures;
  };
}
