import { useEffect, useState } from 'react';

/** Quick answers flash nothing. */
const SHORT_MILLISECONDS = 400;
const LONG_MILLISECONDS = 4_000;

/** How long something has been waited for. */
export function useWaiting(isWaiting: boolean): 'short' | 'some' | 'long' {
  const [waiting, setWaiting] = useState<'short' | 'some' | 'long'>('short');
  useEffect(() => {
    setWaiting('short');
    if (!isWaiting) return;
    const timers = [
      setTimeout(() => setWaiting('some'), SHORT_MILLISECONDS),
      setTimeout(() => setWaiting('long'), LONG_MILLISECONDS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isWaiting]);
  return waiting;
}
