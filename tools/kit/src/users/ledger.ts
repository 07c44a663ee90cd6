import { isRefused } from '../stack/caller.ts';

/** The values a field may hold: the last acknowledged one, or one sent after it without a response. */
export interface Ledger<Value> {
  write(value: Value, send: () => Promise<unknown>): Promise<void>;
  accepts(stored: Value): boolean;
  /** Returns a function that reverts to this point: values sent since may be stored or not. */
  mark(): () => void;
  readonly acknowledged: Value;
}

export function openLedger<Value>(initial: Value): Ledger<Value> {
  let acknowledged = initial;
  let unanswered: Value[] = [];
  let sentSinceMark: Value[] | undefined;
  return {
    async write(value, send) {
      sentSinceMark?.push(value);
      try {
        await send();
      } catch (error) {
        if (!isRefused(error)) unanswered.push(value);
        throw error;
      }
      acknowledged = value;
      unanswered = [];
    },
    accepts: (stored) => stored === acknowledged || unanswered.includes(stored),
    mark() {
      const marked = acknowledged;
      const sent = [...unanswered];
      sentSinceMark = sent;
      return () => {
        acknowledged = marked;
        unanswered = [...sent];
      };
    },
    get acknowledged() {
      return acknowledged;
    },
  };
}
