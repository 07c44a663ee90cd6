import type { ReviewCase } from '@quietsite/contracts';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

/** How long a row stays in place after someone else decided it. */
const STAY_MILLISECONDS = 20_000;

/** A case that needed a decision when the list was last loaded, and its outcome. */
export interface DecidedCase {
  readonly before: ReviewCase;
  /** Null if the reader may no longer see it. */
  readonly now: ReviewCase | null;
}

export function listDecided(before: readonly ReviewCase[], now: readonly ReviewCase[]): readonly DecidedCase[] {
  const newest = new Map(now.map((one) => [one.projectId, one]));
  return before
    .filter(({ state }) => state === 'needsDecision')
    .map((one) => ({ before: one, now: newest.get(one.projectId) ?? null }))
    .filter((one) => one.now?.state !== 'needsDecision');
}

/** The cases in their previous state, as long as their rows show who decided. */
export const keepDecided = (
  cases: readonly ReviewCase[],
  decided: ReadonlyMap<number, DecidedCase>,
): readonly ReviewCase[] => {
  if (decided.size === 0) return cases;
  const gone = [...decided.values()].filter(({ now }) => now === null).map(({ before }) => before);
  return [...cases.map((one) => decided.get(one.projectId)?.before ?? one), ...gone];
};

/** Keeps rows that someone else decided for a while, to avoid rows disappearing without notice. */
export function useDecidedMeanwhile(cases: readonly ReviewCase[]) {
  const [decided, setDecided] = useState<ReadonlyMap<number, DecidedCase>>(new Map());
  const known = useRef(cases);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  // Before the list is painted without them.
  useLayoutEffect(() => {
    const news = listDecided(known.current, cases);
    known.current = cases;
    if (news.length === 0) return;
    setDecided((now) => new Map([...now, ...news.map((one) => [one.before.projectId, one] as const)]));
    const timer = setTimeout(() => setDecided((now) => withoutAll(now, news)), STAY_MILLISECONDS);
    timers.current.add(timer);
  }, [cases]);
  useLayoutEffect(() => () => timers.current.forEach(clearTimeout), []);
  const shown = useMemo(() => keepDecided(cases, decided), [cases, decided]);
  return { shown, decided };
}

const withoutAll = (decided: ReadonlyMap<number, DecidedCase>, gone: readonly DecidedCase[]) =>
  new Map([...decided].filter(([, one]) => !gone.includes(one)));
