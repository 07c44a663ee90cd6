import type { ProjectMap } from '@quietsite/contracts';
import { createPortionFinder, createWorkingDays, dayNumber, lineOfZone } from '@quietsite/domain';
import { useMemo } from 'react';
import { FrontPartsLayer } from '../../map/layers/front-parts-layer.tsx';
import { useSelectedReceiverId } from '../../session/use-open-project.ts';
import { usePreviewPart } from '../preview/preview-provider.tsx';
import { useShownReceivers } from '../receivers/use-receivers-draft.ts';
import { describeParts } from './describe-parts.ts';
import { useDatedCalendar } from './use-dated-calendar.ts';

/**
 * The parts of moving work-fronts, with those at work on the shown day highlighted (M-152), and the portions of linear
 * zones that count for the selected receiver (M-154).
 */
export function FrontsOnMap({ projectMap: { zones, receivers } }: { readonly projectMap: ProjectMap }) {
  const calendar = useDatedCalendar();
  const day = usePreviewPart(({ dayOfLevels }) => dayOfLevels);
  const selectedId = useSelectedReceiverId();
  const chosen = useShownReceivers(receivers).find(({ pointId }) => pointId === selectedId);
  const parts = useMemo(
    () => zones.flatMap(({ front }) => (front ? describeParts(front, calendar) : [])),
    [zones, calendar],
  );
  const findPortions = useMemo(
    () => zones.flatMap(({ front }) => (front && createPortionFinder(lineOfZone(front))) ?? []),
    [zones],
  );
  const position = chosen?.position;
  const portions = useMemo(
    () => (position ? findPortions.map((find) => find(position)) : []),
    [findPortions, position],
  );
  const workingDays = useMemo(() => calendar && createWorkingDays(calendar), [calendar]);
  const isWorked = day !== null && workingDays?.isWorking(dayNumber(day)) !== false;
  return <FrontPartsLayer parts={parts} portions={portions} day={isWorked ? day : null} />;
}
