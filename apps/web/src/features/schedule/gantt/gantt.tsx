import { VisuallyHidden } from '@mantine/core';
import {
  type DatedCalendar,
  type ExceedingDays,
  type GanttView,
  hongKongToday,
  type ScheduledTask,
} from '@quietsite/domain';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HEAD_HEIGHT, LINE_HEIGHT, type SheetLine } from '../../../ui/sheet/sheet-lines.ts';
import type { ProposedDates } from '../advice/use-proposal.ts';
import classes from './gantt.module.css';
import { GanttBody } from './gantt-body.tsx';
import { useGanttDrag } from './gantt-drag.ts';
import { useGanttInput } from './gantt-input.ts';
import type { GanttJump } from './gantt-jumps.tsx';
import { type GanttZone, listSections } from './gantt-lines.ts';
import { GanttMarks, GanttMarksText } from './gantt-marks.tsx';
import { useGanttReveal } from './gantt-reveal.ts';
import { GanttHead } from './gantt-scale.tsx';
import { useGanttLayout, useGanttWindow, useKeptView } from './gantt-scroll.ts';
import { GanttTip } from './gantt-tip.tsx';

interface GanttProps {
  /** The lines of the adjacent table. */
  readonly lines: readonly SheetLine<ScheduledTask>[];
  readonly zones: readonly GanttZone[];
  readonly view: GanttView;
  readonly isReadonly: boolean;
  /** Days on which receivers exceed, or null while unknown. */
  readonly marks: readonly ExceedingDays[] | null;
  /** Null if the project works on every day. */
  readonly calendar: DatedCalendar | null;
  /** Proposed dates beside the current ones, or null if there are none. */
  readonly proposed: ProposedDates | null;
  readonly selectedId: number | null;
  readonly onSelect: (id: number) => void;
  /** Called once, at the end of a drag or on a key. */
  readonly onChange: (task: ScheduledTask) => void;
  readonly jump: GanttJump | null;
  readonly onScroll: (top: number) => void;
}

/** The schedule as bars over days, moved and resized by pointer or keyboard in whole days (SCHED-05). */
export function Gantt(props: GanttProps) {
  const { lines, zones, view, isReadonly, marks, calendar, proposed, selectedId, onSelect, onChange, jump } = props;
  const { t } = useTranslation();
  const id = useId();
  const [today] = useState(() => hongKongToday(new Date()));
  const sections = useMemo(() => listSections(lines, zones, today), [lines, zones, today]);
  const bars = useMemo(() => sections.flatMap((section) => section.bars), [sections]);
  const { scroller, shown, width, height, refresh, onScroll } = useGanttWindow(props.onScroll);
  const { layout, first } = useGanttLayout(sections, { view, width, today, proposed });
  const selected = useMemo(() => bars.find(({ task }) => task.id === selectedId) ?? null, [bars, selectedId]);
  const goTo = useKeptView({ scroller, layout, bars, selected, first, width, refresh });
  const drag = useGanttDrag({ scroller, layout, onChange });
  const reveal = useGanttReveal({ scroller, layout, selected, isDragging: drag.isDragging });
  const input = useGanttInput({ bars, selected, scroller, layout, isReadonly, drag, reveal, onSelect, onChange });
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows each request once
  useEffect(() => {
    if (jump) goTo(jump.to === 'today' ? today : first);
  }, [jump]);
  return (
    <div className={classes.chart}>
      <div
        ref={scroller}
        className={classes.scroller}
        role="listbox"
        tabIndex={0}
        aria-label={t('gantt.title')}
        aria-describedby={isReadonly ? undefined : `${id}-keys`}
        aria-readonly={isReadonly}
        aria-activedescendant={selected ? `${id}-${selected.task.id}` : undefined}
        data-dragging={drag.live !== null || undefined}
        onScroll={onScroll}
        {...input.handlers}
      >
        <div
          role="presentation"
          className={classes.content}
          style={{ width: layout.width, height: HEAD_HEIGHT + lines.length * LINE_HEIGHT }}
        >
          <div role="presentation" className={classes.head}>
            <GanttHead
              layout={layout}
              fromX={shown.fromX}
              toX={Math.min(layout.width, shown.toX)}
              labelX={shown.labelX}
              today={today}
            />
            {marks && (
              <GanttMarks marks={marks} layout={layout} fromX={shown.fromX} toX={Math.min(layout.width, shown.toX)} />
            )}
          </div>
          <div role="presentation" className={classes.lines}>
            <GanttBody
              idStart={id}
              sections={sections}
              lineCount={lines.length}
              minHeight={height - HEAD_HEIGHT}
              barCount={bars.length}
              layout={layout}
              shown={shown}
              today={today}
              calendar={calendar}
              selected={selected}
              live={drag.live}
              proposed={proposed}
              isReadonly={isReadonly}
            />
          </div>
        </div>
      </div>
      {drag.live && <GanttTip live={drag.live} layout={layout} scroller={scroller} />}
      <VisuallyHidden id={`${id}-keys`}>
        {t(view === 'Day' || view === 'Week' ? 'gantt.keysWeek' : 'gantt.keysMonth')}
      </VisuallyHidden>
      {marks && <GanttMarksText marks={marks} />}
      <VisuallyHidden role="status">{input.announcement}</VisuallyHidden>
    </div>
  );
}
