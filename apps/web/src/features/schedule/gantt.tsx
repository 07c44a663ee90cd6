import { VisuallyHidden } from '@mantine/core';
import { type GanttView, hongKongToday, type ScheduledTask } from '@quietsite/domain';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HEAD_HEIGHT, LINE_HEIGHT, type SheetLine } from '../../ui/sheet/sheet-lines.ts';
import classes from './gantt.module.css';
import { GanttBody } from './gantt-body.tsx';
import { useGanttDrag } from './gantt-drag.ts';
import { useGanttInput } from './gantt-input.ts';
import { GanttJumps } from './gantt-jumps.tsx';
import { type GanttZone, listSections } from './gantt-lines.ts';
import { useGanttReveal } from './gantt-reveal.ts';
import { GanttHead } from './gantt-scale.tsx';
import { useGanttLayout, useGanttWindow, useKeptDay } from './gantt-scroll.ts';
import { GanttTip } from './gantt-tip.tsx';

interface GanttProps {
  /** The lines of the table beside it. */
  readonly lines: readonly SheetLine<ScheduledTask>[];
  readonly zones: readonly GanttZone[];
  readonly view: GanttView;
  readonly isReadonly: boolean;
  readonly selectedId: number | null;
  readonly onSelect: (id: number) => void;
  /** Once, at the end of a drag or with a key. */
  readonly onChange: (task: ScheduledTask) => void;
  readonly scrollTop: number;
  readonly onScroll: (top: number) => void;
}

/** The schedule as bars over days: moved and stretched by pointer or keyboard, by whole days (SCHED-05). */
export function Gantt({ lines, zones, view, isReadonly, selectedId, onSelect, onChange, ...scrolling }: GanttProps) {
  const { t } = useTranslation();
  const id = useId();
  const [today] = useState(() => hongKongToday(new Date()));
  const sections = useMemo(() => listSections(lines, zones, today), [lines, zones, today]);
  const bars = useMemo(() => sections.flatMap((section) => section.bars), [sections]);
  const { scroller, shown, width, height, refresh, onScroll } = useGanttWindow(scrolling.scrollTop, scrolling.onScroll);
  const { layout, first } = useGanttLayout(sections, { view, width, today });
  const selected = useMemo(() => bars.find(({ task }) => task.id === selectedId) ?? null, [bars, selectedId]);
  const goTo = useKeptDay({ scroller, layout, bars, selected, first, width, refresh });
  const reveal = useGanttReveal({ scroller, layout, selected });
  const drag = useGanttDrag({ scroller, layout, onChange });
  const input = useGanttInput({ bars, selected, scroller, layout, isReadonly, drag, reveal, onSelect, onChange });
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
          </div>
          <div role="presentation" className={classes.lines}>
            <GanttBody
              idStart={id}
              sections={sections}
              lineCount={lines.length}
              leastHeight={height - HEAD_HEIGHT}
              barCount={bars.length}
              layout={layout}
              shown={shown}
              today={today}
              selected={selected}
              live={drag.live}
              isReadonly={isReadonly}
            />
          </div>
        </div>
      </div>
      {drag.live && <GanttTip live={drag.live} layout={layout} scroller={scroller} />}
      <GanttJumps onToday={() => goTo(today)} onFirst={() => goTo(first)} />
      <VisuallyHidden id={`${id}-keys`}>
        {t(view === 'Day' || view === 'Week' ? 'gantt.keysWeek' : 'gantt.keysMonth')}
      </VisuallyHidden>
      <VisuallyHidden role="status">{input.said}</VisuallyHidden>
    </div>
  );
}
