import { setTimeout as pause } from 'node:timers/promises';

export interface Asked {
  readonly requests: number;
  /** Neither process responded, or only with an error. */
  readonly unanswered: number;
  /** The first process failed and the other responded: the proxy does this transparently. */
  readonly handedOn: number;
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
export function startAsking(ports: readonly number[], cookie: string): () => Promise<Asked> {
  const asked = { requests: 0, unanswered: 0, handedOn: 0, longestMs: 0 };
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now();
      const [first = 0, second = 0] = asked.requests % 2 === 0 ? ports : ports.toReversed();
      asked.requests += 1;
      if (!(await isAnswered(first, cookie))) {
        if (await isAnswered(second, cookie)) asked.handedOn += 1;
        else asked.unanswered += 1;
      }
      asked.longestMs = Math.max(asked.longestMs, performance.now() - start);
      await pause(PAUSE_MS);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return asked;
  };
}
