/** A statement sent this often within a minute costs more to plan than to run. */
const MIN_CALLS_PER_MINUTE = 20;
const MINUTE_MS = 60_000;
/** Limited, because each connection stores the plans of all named statements. */
const MAX_NAMES = 120;

export interface StatementNames {
  /** Undefined for a statement that writes or is sent rarely. */
  find(text: string): string | undefined;
  /** Stops naming statements when the error says that a plan is outdated. */
  noteError(error: Error): void;
}

/** Happens if a table is altered while processes are running, which the migration rules forbid. */
const isPlanOutdated = ({ code, message }: Error & { code?: string }) =>
  code === '0A000' && message.includes('cached plan');

/**
 * Names the most frequent queries, so that the database plans them once per connection. Statements that write get no
 * name: with a generic plan `on conflict` does not find the partial index it needs.
 */
export function createStatementNames(onError: (error: Error) => void, now = () => performance.now()): StatementNames {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  let [since, isStopped] = [now(), false];

  function count(text: string): number {
    if (now() - since > MINUTE_MS) {
      counts.clear();
      since = now();
    }
    const times = (counts.get(text) ?? 0) + 1;
    counts.set(text, times);
    return times;
  }

  return {
    find(text) {
      if (isStopped || !text.startsWith('select ')) return undefined;
      const known = names.get(text);
      if (known !== undefined || names.size >= MAX_NAMES || count(text) < MIN_CALLS_PER_MINUTE) return known;
      counts.delete(text);
      const name = `quietsite_${names.size + 1}`;
      names.set(text, name);
      return name;
    },
    noteError(error) {
      if (!isPlanOutdated(error)) return;
      isStopped = true;
      onError(error);
    },
  };
}
