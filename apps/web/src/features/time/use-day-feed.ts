import type { DayString } from '@quietsite/domain';
import { useCallback, useEffect, useState } from 'react';
import { usePreviewStore } from '../../project/preview/preview-provider.tsx';
import { DayFeed } from './day-feed.ts';

/** The day at the slider thumb, which is ahead of the levels on the map while these are calculated. */
export function useDayFeed(shownDay: DayString): readonly [DayString, (day: DayString) => void] {
  const store = usePreviewStore();
  const [feed] = useState(() => new DayFeed(store.setDay, () => performance.now()));
  const [day, setDay] = useState(shownDay);
  useEffect(() => {
    feed.follow(store.read().day);
    let last = store.read().dayLevels;
    return store.subscribe(() => {
      const { day: shown, dayLevels } = store.read();
      if (shown !== null && shown !== feed.lastRequestedDay) {
        feed.follow(shown);
        setDay(shown);
      }
      if (dayLevels === last) return;
      last = dayLevels;
      feed.answer();
    });
  }, [store, feed]);
  const show = useCallback(
    (next: DayString) => {
      setDay(next);
      feed.show(next);
    },
    [feed],
  );
  return [day, show];
}
