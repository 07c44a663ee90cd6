import type { DayString, ExceedingDays, Explanation } from '@quietsite/domain';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreviewPart } from '../../session/preview/preview-provider.tsx';
import { useNewest } from '../../ui/use-newest.ts';
import { DaySlider } from './day-slider.tsx';
import { ReceiverChart } from './receiver-chart.tsx';
import classes from './time.module.css';
import { BarEnd, TimeControls } from './time-controls.tsx';
import { TimeReadout } from './time-readout.tsx';
import { clampDay, countExceedingOn, type DaySpan, listSteps, type Speed, type Step } from './time-steps.ts';
import { useDayFeed } from './use-day-feed.ts';
import { usePlay } from './use-play.ts';
import { listActiveZones, listChangeDays, type WorkDays } from './work-days.ts';

interface DayControlsProps {
  readonly span: DaySpan;
  /** Null while they are not known. */
  readonly exceeding: readonly ExceedingDays[] | null;
  readonly work: WorkDays;
  /** The selected receiver. */
  readonly pointId: number | null;
  readonly isAbovePanel: boolean;
  readonly onExplain: (pointId: number, day: DayString, run: Explanation['run']) => void;
}

const NONE: readonly never[] = [];

/** Slider, steps and chart of one day after the other. */
export const DayControls = memo(function DayControls(props: DayControlsProps) {
  const { span, exceeding, work, pointId, isAbovePanel, onExplain } = props;
  const { t } = useTranslation();
  const changes = useMemo(() => listChangeDays(work, exceeding ?? NONE), [work, exceeding]);
  const [speed, setSpeed] = useState<Speed>(7);
  const [chosenChart, setChosenChart] = useState<boolean | null>(null);
  const [day, show] = useShownDayOf(span);
  const { isPlaying, toggle, pause } = usePlay(day, span, speed, show);
  const move = useCallback(
    (next: DayString) => {
      pause();
      show(next);
    },
    [pause, show],
  );
  const steps = listSteps(day, span, changes);
  const newestSteps = useNewest(steps);
  const onStep = useCallback((step: Step) => move(newestSteps.current[step]), [move, newestSteps]);
  // A table below leaves little of the map: the chart then comes on request.
  const isChartOn = pointId !== null && (chosenChart ?? !isAbovePanel);
  const count = exceeding && countExceedingOn(exceeding, day);
  return (
    <div className={classes.grid}>
      {isChartOn && <ReceiverChart pointId={pointId} day={day} span={span} onChange={move} onExplain={onExplain} />}
      <TimeControls
        isPlaying={isPlaying}
        onPlay={toggle}
        onStep={onStep}
        isFirst={steps.previousDay === day}
        isLast={steps.nextDay === day}
        hasNoneBefore={steps.previousChange === day}
        hasNoneAfter={steps.nextChange === day}
      />
      <DaySlider
        {...{ day, span, exceeding }}
        valueText={count === null ? day : t('time.valueText', { day, count })}
        onChange={move}
      />
      <div className={classes.end}>
        <TimeReadout day={day} count={count} zoneIds={listActiveZones(work, day)} />
        <BarEnd
          speed={speed}
          onSpeed={setSpeed}
          isChartOn={pointId === null ? null : isChartOn}
          onChart={setChosenChart}
        />
      </div>
    </div>
  );
});

/** The day under the thumb. An edit may have made the project shorter. */
function useShownDayOf(span: DaySpan): readonly [DayString, (day: DayString) => void] {
  const shownDay = usePreviewPart((preview) => preview.day);
  const [day, show] = useDayFeed(shownDay ?? span.first);
  return [clampDay(day, span), show];
}
