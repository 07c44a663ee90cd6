import { useSyncExternalStore } from 'react';

const KEPT_AS = 'quietsite.tour';

/** 'wanted': the user asked for it; 'over': it was seen or skipped, and not asked for again. */
type TourState = 'waiting' | 'wanted' | 'over';

let state: TourState = 'waiting';
const listeners = new Set<() => void>();

function change(next: TourState): void {
  state = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Ids of the users who have seen it in this browser. Without storage it is shown once per visit. */
function readSeen(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export const hasSeenTour = (userId: number): boolean => readSeen().includes(userId);

export const startTour = () => change('wanted');

export function endTour(userId: number): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([...new Set([...readSeen(), userId])]));
  } catch {
    // Lasts until the page is closed.
  }
  change('over');
}

export const useTourState = (): TourState => useSyncExternalStore(subscribe, () => state);
