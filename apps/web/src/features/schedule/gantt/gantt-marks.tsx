import { VisuallyHidden } from '@mantine/core';
import { barOf, dayNumber, type ExceedingDays, type GanttLayout } from '@quietsite/domain';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { HEAD_HEIGHT } from '../../../ui/sheet/sheet-lines.ts';
import classes from './gantt.module.css';

const STRIP_HEIGHT = 5;
/** Keeps a single day visible in every view. */
const MIN_PIXELS = 2;
/** Maximum number announced to screen readers. */
const MAX_SPOKEN = 12;

interface GanttMarksProps {
  readonly marks: readonly ExceedingDays[];
  readonly layout: GanttLayout;
  readonly fromX: number;
  readonly toX: number;
}

/** Days on which receivers exceed or are borderline (Q145), as a thin strip between the dates and the bars. */
export const GanttMarks = memo(function GanttMarks({ marks, layout, fromX, toX }: GanttMarksProps) {
  const { t } = useTranslation();
  const [exceeding, borderline] = useMemo(
    () => [
      joinMarks(marks.filter(({ exceeds }) => exceeds > 0)),
      joinMarks(marks.filter(({ exceeds }) => exceeds === 0)),
    ],
    [marks],
  );
  const pathOf = (joined: readonly ExceedingDays[]) =>
    joined
      .map((mark) => barOf(mark, layout))
      .filter(({ x, width }) => x + width >= fromX && x <= toX)
      .map(
        ({ x, width }) =>
          `M${x - fromX} 0h${Math.max(MIN_PIXELS, width)}v${STRIP_HEIGHT}h${-Math.max(MIN_PIXELS, width)}z`,
      )
      .join('');
  return (
    <svg
      className={classes.marks}
      style={{ left: fromX, top: HEAD_HEIGHT - STRIP_HEIGHT }}
      width={Math.max(0, toX - fromX)}
      height={STRIP_HEIGHT}
      aria-hidden
    >
      <path className={classes.borderlineMarks} d={pathOf(borderline)} />
      <path d={pathOf(exceeding)}>
        <title>{t('time.gantt.tip')}</title>
      </path>
    </svg>
  );
});

/** The marked days as text for screen readers. */
export function GanttMarksText({ marks }: { readonly marks: readonly ExceedingDays[] }) {
  const { t } = useTranslation();
  const joined = useMemo(() => joinMarks(marks), [marks]);
  if (joined.length === 0) return null;
  const pieces: string[] = joined.slice(0, MAX_SPOKEN).map((mark) => t('time.gantt.piece', { ...mark }));
  const rest = joined.length - pieces.length;
  if (rest > 0) pieces.push(t('time.gantt.more', { count: rest }));
  return <VisuallyHidden>{t('time.gantt.marks', { pieces: pieces.join(', ') })}</VisuallyHidden>;
}

/** Merges adjacent days, with the highest numbers of receivers among them. */
export function joinMarks(marks: readonly ExceedingDays[]): readonly ExceedingDays[] {
  const joined: ExceedingDays[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    if (last && dayNumber(last.end) + 1 === dayNumber(mark.start))
      joined[joined.length - 1] = {
        ...{ start: last.start, end: mark.end },
        exceeds: Math.max(last.exceeds, mark.exceeds),
        borderline: Math.max(last.borderline, mark.borderline),
      };
    else joined.push(mark);
  }
  return joined;
}
