import { OpenStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';

const STORAGE_KEY = 'quietsite.tour';

interface TourProgress {
  /** 'wanted': the user requested it; 'over': it was seen or skipped, and not requested again. */
  readonly phase: 'waiting' | 'wanted' | 'over';
  /** Kept while a dialog or another screen hides the tour. */
  readonly step: number;
  /** The sample project that the tour created. */
  readonly sampleId: number | null;
}

const BEGINNING: TourProgress = { phase: 'waiting', step: 0, sampleId: null };
const tour = new OpenStore<TourProgress>(BEGINNING);

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

export const startTour = () => tour.set({ ...BEGINNING, phase: 'wanted' });

/** From the second step on, the tour continues although the user now has a project. */
export const goToStep = (step: number) => tour.set({ ...tour.read(), phase: 'wanted', step });

export const goOnWithSample = (sampleId: number) => tour.set({ phase: 'wanted', step: 1, sampleId });

export function endTour(userId: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...new Set([...readSeen(), userId])]));
  } catch {
    // Then it counts as seen until the page is closed.
  }
  tour.set({ ...BEGINNING, phase: 'over' });
}

export const useTour = (): TourProgress => useStore(tour);
