import { type DayString, type Explanation, hongKongToday } from '@quietsite/domain';
import { Suspense, useCallback } from 'react';
import { clampDay } from '../../lib/day-span.ts';
import { usePreviewPart, usePreviewStore } from '../../project/preview/preview-provider.tsx';
import { useProjectDays } from '../../project/preview/use-shown-day.ts';
import { useDerivation } from '../../session/derivation/use-derivation.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';

const TimeBar = lazyComponent(async () => (await import('../../features/time/time-bar.tsx')).TimeBar);

/** The time view; the derivation of a level opened from its chart appears next to the map. */
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

interface TimeToggle {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Switches between the highest levels over all days and those of one day. Null if the days are unknown. */
export function useTimeToggle(): TimeToggle | null {
  const { setDay } = usePreviewStore();
  const isOn = usePreviewPart(({ day }) => day !== null);
  const { firstDay, lastDay } = useProjectDays();
  if (firstDay === null || lastDay === null) return null;
  const show = () => setDay(clampDay(hongKongToday(new Date()), { first: firstDay, last: lastDay }));
  return { isOn, toggle: () => (isOn ? setDay(null) : show()) };
}
