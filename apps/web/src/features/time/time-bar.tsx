import { useElementSize } from '@mantine/hooks';
import type { DayString, Explanation } from '@quietsite/domain';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DaySpan } from '../../lib/day-span.ts';
import { useMapMode } from '../../map/interactions/map-mode.tsx';
import { usePreviewPart } from '../../project/preview/preview-provider.tsx';
import { useExceedingDays } from '../../project/preview/use-exceeding-days.ts';
import { useProjectDays } from '../../project/preview/use-shown-day.ts';
import { useSelectedReceiverId } from '../../session/use-open-project.ts';
import { usePermanentBar, useStageLayout } from '../../ui/panels/stage-layout.tsx';
import { DayControls } from './day-controls.tsx';
import classes from './time.module.css';
import { useWorkDays } from './use-work-days.ts';

interface TimeBarProps {
  readonly onExplain: (pointId: number, day: DayString, run: Explanation['run']) => void;
}

/** A slim bar above the bottom panel while a day is shown. Hidden in a map mode. */
export function TimeBar({ onExplain }: TimeBarProps) {
  const isOn = usePreviewPart(({ day }) => day !== null);
  const { firstDay, lastDay } = useProjectDays();
  const { mode } = useMapMode();
  const span = useMemo(
    () => (firstDay === null || lastDay === null ? null : { first: firstDay, last: lastDay }),
    [firstDay, lastDay],
  );
  if (!isOn || span === null || mode !== null) return null;
  return <OpenTimeBar span={span} onExplain={onExplain} />;
}

interface OpenTimeBarProps extends TimeBarProps {
  readonly span: DaySpan;
}

const MARGIN = 12;

/**
 * Everything that stays the same from day to day. What follows the slider is rendered separately, many times a second.
 */
const OpenTimeBar = memo(function OpenTimeBar({ span, onExplain }: OpenTimeBarProps) {
  const { t } = useTranslation();
  const { insets, panelBottom } = useStageLayout();
  const pointId = useSelectedReceiverId();
  const exceeding = useExceedingDays();
  const work = useWorkDays();
  const { ref, height } = useElementSize<HTMLElement>();
  usePermanentBar(height === 0 ? 0 : height + MARGIN);
  return (
    <section
      ref={ref}
      className={classes.bar}
      style={{ bottom: panelBottom + MARGIN, right: insets.right + MARGIN }}
      aria-label={t('time.title')}
    >
      <DayControls {...{ span, exceeding, work, pointId, onExplain }} isAbovePanel={panelBottom > 0} />
    </section>
  );
});
