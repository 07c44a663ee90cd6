import type { DayString, ExceedingDays, Explanation } from '@quietsite/domain';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clampDay, type DaySpan, type Speed } from '../../lib/day-span.ts';
import { describeCounts } from '../../lib/verdict-counts.ts';
import { usePreviewPart } from '../../project/preview/preview-provider.tsx';
import { useShownLevels } from '../../project/preview/use-shown-levels.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { usePlay } from '../../ui/use-play.ts';
import { DaySlider } from './day-slider.tsx';
import { ReceiverChart } from './receiver-chart.tsx';
import classes from './time.module.css';
import { BarEnd, TimeControls } from './time-controls.tsx';
import { TimeReadout } from './time-readout.tsx';
import { countExceedingOn, listSteps, type Step } from './time-steps.ts';
import { useDayFeed } from './use-day-feed.ts';
import { listActiveZones, listChangeDays, type WorkDays } from './work-days.ts';

interface DayControlsProps {
  readonly span: DaySpan;
  /** Null while unknown. */
  readonly exceeding: readonly ExceedingDays[] | null;
  readonly work: WorkDays;
  /** The selected receiver. */
  readonly pointId: number | null;
  readonly isAbovePanel: boolean;
  readonly onExplain: (pointId: number, day: DayString, run: Explanation['run']) => void;
}

const NONE: readonly never[] = [];

/** Slider, steps and chart for stepping through the days. */
export const DayControls = memo(function DayControls(props: DayControlsProps) {
  const { span, exceeding, work, pointId, isAbovePanel, onExplain } = props;
  const { t } = useTranslation();
  const changes = useMemo(() => listChangeDays(work, exceeding ?? NONE), [work, exceeding]);
  const [speed, setSpeed] = useState<Speed>(7);
  const [chosenChart, setChosenChart] = useState<boolean | null>(null);
  const [day, show] = useShownDay(span);
  const { isPlaying, toggle, pause } = usePlay(day, span, speed, show);
  const move = useCallback(
    (next: DayString) => {
      pause();
      show(next);
    },
    [pause, show],
  );
  const steps = listSteps(day, span, changes);
  const newestSteps = useLatestRef(steps);
  const onStep = useCallback((step: Step) => move(newestSteps.current[step]), [move, newestSteps]);
  // A table below leaves little of the map, so the chart is then shown only on request.
  const isChartOn = pointId !== null && (chosenChart ?? !isAbovePanel);
  const judged = useJudgedCount();
  const counted = exceeding && countExceedingOn(exceeding, day);
  const counts = counted && { ...counted, satisfies: Math.max(0, judged - counted.exceeds - counted.borderline) };
  return (
    <div className={classes.grid}>
      {isChartOn && <ReceiverChart pointId={pointId} day={day} span={span} onChange={move} onExplain={onExplain} />}
      <TimeControls
        isPlaying={isPlaying}
        onPlay={toggle}
        onStep={onStep}
        isFirst={steps.previousDay === day}
        isLast={steps.nextDay === day}
        hasNoChangeBefore={steps.previousChange === day}
        hasNoChangeAfter={steps.nextChange === day}
      />
      <DaySlider
        {...{ day, span, exceeding }}
        valueText={counts === null ? day : t('time.valueText', { day, counts: describeCounts(t, counts) })}
        onChange={move}
      />
      <div className={classes.end}>
        <TimeReadout day={day} counts={counts} zoneIds={listActiveZones(work, day)} />
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

/** Receivers that have a verdict: all except those left out. */
function useJudgedCount(): number {
  const { levels } = useShownLevels();
  return useMemo(() => Array.from(levels.values()).filter(({ isLeftOut }) => !isLeftOut).length, [levels]);
}

/** The day at the slider thumb. An edit may have shortened the project. */
function useShownDay(span: DaySpan): readonly [DayString, (day: DayString) => void] {
  const shownDay = usePreviewPart((preview) => preview.day);
  const [day, show] = useDayFeed(shownDay ?? span.first);
  return [clampDay(day, span), show];
}
