import type { DayString, Explanation } from '@quietsite/domain';
import { Suspense, useCallback } from 'react';
import { useDerivation } from '../../session/derivation/use-derivation.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';

const TimeBar = lazyComponent(async () => (await import('../../features/time/time-bar.tsx')).TimeBar);

/** The time view; the derivation of a level in its chart opens beside the map. */
export function TimeStage() {
  const { show } = useDerivation();
  const explain = useCallback(
    (pointId: number, day: DayString, run: Explanation['run']) => show({ pointId, day, run }),
    [show],
  );
  return (
    <Suspense>
      <TimeBar onExplain={explain} />
    </Suspense>
  );
}
