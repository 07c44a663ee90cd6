import type { DayString } from '@quietsite/domain';
import { useCallback, useEffect, useState } from 'react';
import { type DaySpan, playedDay, type Speed } from '../lib/day-span.ts';
import { useLatestRef } from './use-latest-ref.ts';

interface Playback {
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly pause: () => void;
}

/** Plays the days from the current one to the last. At the last day it starts over. */
export function usePlay(day: DayString, span: DaySpan, speed: Speed, show: (day: DayString) => void): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const shown = useLatestRef(day);
  useEffect(() => {
    if (!isPlaying) return;
    const firstDay = shown.current === span.last ? span.first : shown.current;
    let [last, startedAt] = [firstDay, Number.NaN];
    let request = requestAnimationFrame(function step(at: number) {
      if (Number.isNaN(startedAt)) startedAt = at;
      const next = playedDay(firstDay, at - startedAt, speed, span);
      if (next !== last) show(next);
      last = next;
      if (next === span.last) setPlaying(false);
      else request = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying, speed, span, show, shown]);
  const toggle = useCallback(() => setPlaying((isOn) => !isOn), []);
  const pause = useCallback(() => setPlaying(false), []);
  return { isPlaying, toggle, pause };
}
