/** Past, present and undone states. Each step is a whole value; steps share their unchanged parts. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

const MAX_STEPS = 500;

export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] });

/** Adds a step; undone steps can no longer be redone. */
export function step<Value>({ past, present }: History<Value>, next: Value): History<Value> {
  return { past: [...past, present].slice(-MAX_STEPS), present: next, future: [] };
}

export function undo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const last = past.at(-1);
  return last === undefined ? history : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const [first, ...rest] = future;
  return first === undefined ? history : { past: [...past, present], present: first, future: rest };
}
