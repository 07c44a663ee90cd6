import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { DayString, Explanation, LevelStep } from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DaySpan } from '../../lib/day-span.ts';
import { formatText } from '../../lib/format.ts';
import { useTimeline } from '../../project/preview/use-timeline.ts';
import { useProjectMap } from '../../session/use-open-project.ts';
import { findStep } from './chart-steps.ts';
import { ExceedingTable } from './exceeding-table.tsx';
import { LevelChart } from './level-chart.tsx';
import { StepFigures } from './step-figures.tsx';
import classes from './time.module.css';

interface ReceiverChartProps {
  readonly pointId: number;
  readonly day: DayString;
  readonly span: DaySpan;
  readonly onChange: (day: DayString) => void;
  readonly onExplain: (pointId: number, day: DayString, run: Explanation['run']) => void;
}

/** The levels of the selected receiver over the same days and at the same width as the slider below. */
export function ReceiverChart({ pointId, day, span, onChange, onExplain }: ReceiverChartProps) {
  const { t } = useTranslation();
  const { value, isPending, hasFailed } = useTimeline(pointId);
  const receiver = useProjectMap().data?.receivers.find((other) => other.pointId === pointId);
  const name = formatText(receiver?.name ?? null);
  const [pointedDay, setPointedDay] = useState<DayString | null>(null);
  const readDay = pointedDay ?? day;
  const state = hasFailed ? 'failed' : isPending ? 'loading' : 'leftOut';
  return (
    <>
      <div className={classes.figures}>
        <strong className={classes.name}>{name}</strong>
        {value && <StepFigures day={readDay} step={findStep(value.steps, readDay)} />}
      </div>
      <div className={classes.plot}>
        {value === null ? (
          <p role="status">{t(`time.chart.${state}`)}</p>
        ) : (
          <Plot
            {...{ name, day, span, pointedDay, onChange }}
            steps={value.steps}
            onPoint={setPointedDay}
            onExplain={(asked) => onExplain(pointId, asked, 'mitigated')}
          />
        )}
      </div>
      <div className={classes.beside}>
        {value && (
          <Button variant="default" onClick={() => onExplain(pointId, day, 'mitigated')}>
            {t('time.chart.explain')}
          </Button>
        )}
      </div>
    </>
  );
}

interface PlotProps {
  readonly name: string;
  readonly steps: readonly LevelStep[];
  readonly day: DayString;
  readonly span: DaySpan;
  readonly pointedDay: DayString | null;
  readonly onPoint: (day: DayString | null) => void;
  readonly onChange: (day: DayString) => void;
  readonly onExplain: (day: DayString) => void;
}

/** As wide as the space allows. The table gives the same data to screen readers. */
function Plot(props: PlotProps) {
  const { ref, width } = useElementSize();
  return (
    <div ref={ref} className={classes.plotRoom}>
      {width > 0 && <LevelChart {...props} width={width} />}
      <ExceedingTable name={props.name} steps={props.steps} />
    </div>
  );
}
