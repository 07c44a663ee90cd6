import { OpenStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';

const STORAGE_KEY = 'quietsite.tour';

/** 'wanted': the user asked for it; 'over': it was seen or skipped, and not asked for again. */
type TourState = 'waiting' | 'wanted' | 'over';

const tour = new OpenStore<TourState>('waiting');

/** Ids of the users who have seen it in this browser. Without storage it is shown once per visit. */
function readSeen(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export const hasSeenTour = (userId: number): boolean => readSeen().includes(userId);

export const startTour = () => tour.set('wanted');

export function endTour(userId: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...new Set([...readSeen(), userId])]));
  } catch {
    // Then it counts as seen until the page is closed.
  }
  tour.set('over');
}

export const useTourState = (): TourState => useStore(tour);
