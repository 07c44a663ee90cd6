import type { ProjectMap } from '@quietsite/contracts';
import { createWorkingDays, dayNumber } from '@quietsite/domain';
import { useMemo } from 'react';
import { FrontPartsLayer } from '../../map/layers/front-parts-layer.tsx';
import { usePreviewPart } from '../preview/preview-provider.tsx';
import { describeParts } from './describe-parts.ts';
import { useDatedCalendar } from './use-dated-calendar.ts';

/** The parts of the moving work-fronts; while a day is shown, those at work stand out (M-152). */
export function FrontsOnMap({ zones }: { readonly zones: ProjectMap['zones'] }) {
  const calendar = useDatedCalendar();
  const day = usePreviewPart(({ dayOfLevels }) => dayOfLevels);
  const parts = useMemo(
    () => zones.flatMap(({ front }) => (front ? describeParts(front, calendar) : [])),
    [zones, calendar],
  );
  const workingDays = useMemo(() => calendar && createWorkingDays(calendar), [calendar]);
  const isWorked = day !== null && workingDays?.isWorking(dayNumber(day)) !== false;
  return <FrontPartsLayer parts={parts} day={isWorked ? day : null} />;
}
