import type { GanttLayout, ScheduledTask } from '@quietsite/domain';
import { type KeyboardEvent, type PointerEvent, type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HEAD_HEIGHT, LINE_HEIGHT } from '../../../ui/sheet/sheet-lines.ts';
import type { useGanttDrag } from './gantt-drag.ts';
import type { GanttBarLine } from './gantt-lines.ts';
import { type BarGrip, indexAfterKey, readKeyStep, stepPeriod } from './gantt-move.ts';
import type { Reveal } from './gantt-reveal.ts';
import { describeBar } from './gantt-text.ts';

interface InputProps {
  readonly bars: readonly GanttBarLine[];
  readonly selected: GanttBarLine | null;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: GanttLayout;
  readonly isReadonly: boolean;
  readonly drag: ReturnType<typeof useGanttDrag>;
  readonly reveal: Reveal;
  readonly onSelect: (id: number) => void;
  readonly onChange: (task: ScheduledTask) => void;
}

/** Pointer and keyboard actions of the chart, and its screen reader announcements. */
export function useGanttInput(props: InputProps) {
  const { bars, selected, scroller, layout, isReadonly, drag, reveal, onSelect, onChange } = props;
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const byLine = useMemo(() => new Map(bars.map((bar) => [bar.line, bar])), [bars]);
  const byTask = useMemo(() => new Map(bars.map((bar) => [bar.task.id, bar])), [bars]);

  const change = (event: KeyboardEvent): boolean => {
    const step = isReadonly || drag.live ? null : readKeyStep(event);
    if (!step || !selected) return false;
    const period = stepPeriod(selected.dated, step, layout.view);
    const { start, end } = selected.task;
    // Skips a step that changes nothing, so that it adds no undo step.
    if (period.start !== start || period.end !== end) onChange({ ...selected.task, ...period });
    reveal(selected.line, { ...selected.dated, ...period });
    setAnnouncement(describeBar(t, { ...selected, isFilled: false }, period));
    return true;
  };
  const moveSelection = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const page = Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD_HEIGHT) / LINE_HEIGHT);
    const index = indexAfterKey(event.key, selected?.index ?? -1, bars.length, Math.max(1, page));
    const next = index === null ? undefined : bars[index];
    if (!next) return false;
    onSelect(next.task.id);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (change(event) || moveSelection(event)) event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const { currentTarget: element } = event;
    const box = element.getBoundingClientRect();
    const y = event.clientY - box.top - HEAD_HEIGHT;
    const isOnScrollBar =
      event.clientX > box.left + element.clientWidth || event.clientY > box.top + element.clientHeight;
    if (event.button !== 0 || y < 0 || isOnScrollBar) return;
    const grip = event.target instanceof SVGElement ? event.target.dataset : {};
    const pressedBar = byTask.get(Number(grip.task ?? 0));
    const chosen = pressedBar ?? byLine.get(Math.floor((y + element.scrollTop) / LINE_HEIGHT));
    if (chosen && chosen !== selected) onSelect(chosen.task.id);
    if (pressedBar && grip.grip && !isReadonly) drag.begin(event, pressedBar, grip.grip as BarGrip);
  };
  const onPointerUp = (event: PointerEvent) => {
    const dropped = drag.drop(event);
    if (dropped) setAnnouncement(describeBar(t, { ...dropped.bar, isFilled: false }, dropped.period));
  };
  return {
    announcement,
    handlers: {
      onKeyDown,
      onPointerDown,
      onPointerMove: drag.move,
      onPointerUp,
      onPointerCancel: drag.cancelDrag,
      onLostPointerCapture: drag.cancelDrag,
    },
  };
}
