import type { DayString } from '@quietsite/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatestRef } from '../../ui/use-latest-ref.ts';

/** Browsers limit how often the address may change; playback changes the day more often. */
const SETTLED_MILLISECONDS = 300;

/** The day of the page: updated at once on screen, and in the address when it stops changing. */
export function useShownDay(addressDay: DayString, write: (day: DayString) => void) {
  const [moved, setMoved] = useState<{ readonly from: DayString; readonly day: DayString } | null>(null);
  const newest = useLatestRef(write);
  const written = useRef<DayString | null>(null);
  // If the address has changed since, as with the Back button, it takes precedence.
  const isOwn = moved !== null && (moved.from === addressDay || written.current === addressDay);
  const day = isOwn ? moved.day : addressDay;
  useEffect(() => {
    if (day === addressDay) return;
    const timer = setTimeout(() => {
      written.current = day;
      newest.current(day);
    }, SETTLED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [day, addressDay, newest]);
  const show = useCallback((next: DayString) => setMoved({ from: addressDay, day: next }), [addressDay]);
  return [day, show] as const;
}
