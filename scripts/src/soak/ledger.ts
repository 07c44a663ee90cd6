import { isRefused } from './caller.ts';

/** What one field may hold: the value acknowledged last, or one that was sent after it and never answered. */
export interface Ledger<Value> {
  write(value: Value, send: () => Promise<unknown>): Promise<void>;
  accepts(stored: Value): boolean;
  readonly acknowledged: Value;
}

export function openLedger<Value>(initial: Value): Ledger<Value> {
  let acknowledged = initial;
  let unanswered: Value[] = [];
  return {
    async write(value, send) {
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
    get acknowledged() {
      return acknowledged;
    },
  };
}
