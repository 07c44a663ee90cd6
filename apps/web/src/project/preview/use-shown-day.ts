import type { DayString } from '@quietsite/domain';
import { usePreviewPart, usePreviewStore } from './preview-provider.tsx';

export interface ShownDay {
  /** Null if the highest levels over all days are shown. */
  readonly day: DayString | null;
  readonly setDay: (day: DayString | null) => void;
  /** The days of the project, including all edits; null while unknown. */
  readonly firstDay: DayString | null;
  readonly lastDay: DayString | null;
}

/** The days of the project, whatever day is shown. */
export function useProjectDays(): Pick<ShownDay, 'firstDay' | 'lastDay'> {
  const firstDay = usePreviewPart((preview) => preview.firstDay);
  return { firstDay, lastDay: usePreviewPart((preview) => preview.lastDay) };
}

/** The day whose levels the map shows. */
export function useShownDay(): ShownDay {
  const day = usePreviewPart((preview) => preview.day);
  return { day, setDay: usePreviewStore().setDay, ...useProjectDays() };
}
