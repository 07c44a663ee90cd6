import { setTimeout as pause } from 'node:timers/promises';

interface WaitOptions {
  readonly limitMs?: number;
  readonly everyMs?: number;
}

/** For a machine that starts many processes at once. */
const MAX_MS = 180_000;

/** Polls until there is a result, and returns it; throws when the time is over. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false | null>,
  { limitMs = MAX_MS, everyMs = 100 }: WaitOptions = {},
): Promise<Answer> {
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(everyMs)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false && answer !== null) return answer;
  }
  throw new Error(`${what}: not within ${limitMs / 1000} s`);
}

/** Polls until the condition holds; false when the time is over. */
export async function becomesTrueWithin(
  condition: () => Promise<boolean>,
  limitMs: number,
  everyMs: number,
): Promise<boolean> {
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(everyMs)) if (await condition()) return true;
  return false;
}

/** True if the address answers with success. */
export const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until the address answers with success. */
export const waitForAnswer = async (url: string): Promise<void> => void (await waitFor(url, () => isAnswering(url)));

/** Works on all items in their order, this many at a time. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const workThrough = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: concurrency }, workThrough));
}
