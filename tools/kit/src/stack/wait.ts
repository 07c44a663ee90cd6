import { setTimeout as pause } from 'node:timers/promises';

interface Patience {
  readonly limitMs?: number;
  readonly everyMs?: number;
}

/** For a machine that starts many processes at once. */
const MAX_MS = 180_000;

/** Asks until there is an answer, and returns it; throws when the time is over. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false | null>,
  { limitMs = MAX_MS, everyMs = 100 }: Patience = {},
): Promise<Answer> {
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(everyMs)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false && answer !== null) return answer;
  }
  throw new Error(`${what}: not within ${limitMs / 1000} s`);
}

/** Asks until it is so; false when the time is over. */
export async function isSoWithin(isSo: () => Promise<boolean>, limitMs: number, everyMs: number): Promise<boolean> {
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(everyMs)) if (await isSo()) return true;
  return false;
}

/** True if the address answers with success. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until the address answers with success. */
export const waitForAnswer = async (url: string): Promise<void> => void (await waitFor(url, () => answers(url)));

/** Works on all items in their order, this many at a time. */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
