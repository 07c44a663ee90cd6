import { type Caller, isRefused } from '../../soak/caller.ts';

/** What a group of people hear from the server. */
export interface Hearing {
  listen(caller: Caller): Caller;
  /** From now on, with nothing heard so far. */
  begin(): void;
  readonly longestWaitMs: number;
  /** Calls without any answer at all: somebody was left hanging. */
  readonly unanswered: number;
  /** What people were told that does not say to try again. */
  listUnclear(): string[];
  describe(): string;
}

export function createHearing(): Hearing {
  let [calls, longestWaitMs] = [0, 0];
  const failures = new Map<string, number>();
  return {
    listen: (caller) => ({
      async need<Answer>(method: string, path: string, body?: unknown) {
        const since = performance.now();
        calls += 1;
        try {
          return await caller.need<Answer>(method, path, body);
        } catch (error) {
          // A no to the act itself, such as a run that is still under way, is no trouble.
          if (!isRefused(error)) {
            const told = toldBy(error as Error);
            failures.set(told, (failures.get(told) ?? 0) + 1);
          }
          throw error;
        } finally {
          longestWaitMs = Math.max(longestWaitMs, performance.now() - since);
        }
      },
    }),
    begin() {
      [calls, longestWaitMs] = [0, 0];
      failures.clear();
    },
    get longestWaitMs() {
      return longestWaitMs;
    },
    get unanswered() {
      return failures.get(NO_ANSWER) ?? 0;
    },
    listUnclear: () => [...failures.keys()].filter((told) => told !== NO_ANSWER && !told.includes('try again')),
    describe: () => tellAll(calls, longestWaitMs, failures),
  };
}

const NO_ANSWER = 'no answer';

/** Status and sentence, as the page gets them. */
export function toldBy({ message }: Error): string {
  const [, status, text = ''] = /: (\d{3}) (.*)$/s.exec(message) ?? [];
  if (!status) return NO_ANSWER;
  const sentence = /"message":"([^"]*)"/.exec(text)?.[1];
  return sentence ? `${status} "${sentence}"` : status;
}

function tellAll(calls: number, longestWaitMs: number, failures: ReadonlyMap<string, number>): string {
  const told = [...failures].map(([text, count]) => `${count} of ${calls} calls: ${text}`);
  const slowest = `the longest wait ${(longestWaitMs / 1000).toFixed(1)} s`;
  return [...(told.length > 0 ? told : [`all ${calls} calls answered`]), slowest].join('; ');
}
