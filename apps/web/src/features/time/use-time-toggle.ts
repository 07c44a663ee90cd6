import { hongKongToday } from '@quietsite/domain';
import { clampDay } from '../../lib/day-span.ts';
import { usePreviewPart, usePreviewStore } from '../../project/preview/preview-provider.tsx';
import { useProjectDays } from '../../project/preview/use-shown-day.ts';

interface TimeToggle {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Switches between the highest levels over all days and those of one day. Null if no days are known. */
export function useTimeToggle(): TimeToggle | null {
  const { setDay } = usePreviewStore();
  const isOn = usePreviewPart(({ day }) => day !== null);
  const { firstDay, lastDay } = useProjectDays();
  if (firstDay === null || lastDay === null) return null;
  const show = () => setDay(clampDay(hongKongToday(new Date()), { first: firstDay, last: lastDay }));
  return { isOn, toggle: () => (isOn ? setDay(null) : show()) };
}
