import type { DistrictCalendarRow, DistrictSite } from '@quietsite/contracts';
import { type DayString, listWeeksOf } from '@quietsite/domain';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisibleLines } from '../../../ui/sheet/use-visible-lines.ts';
import { type Cell, moveInGrid } from '../model/grid-keys.ts';
import type { Week } from '../model/weeks.ts';
import classes from './calendar.module.css';
import { CalendarHead, ClashRow } from './calendar-head.tsx';
import { CalendarRow } from './calendar-row.tsx';

interface CalendarGridProps {
  readonly rows: readonly DistrictCalendarRow[];
  readonly weeks: readonly Week[];
  readonly weekIndex: number;
  readonly clashesByWeek: readonly number[];
  readonly sites: ReadonlyMap<number, DistrictSite>;
  readonly names: ReadonlyMap<number, string>;
  readonly isKnown: boolean;
  readonly pointId: number | null;
  readonly onDay: (day: DayString) => void;
  readonly onChoose: (pointId: number) => void;
}

const LINE = 20;
const HEAD = 42;
const FOOT = 24;

/** One row per receiver, one cell per week. The arrow keys select the week, Enter selects the receiver. */
export const CalendarGrid = memo(function CalendarGrid(props: CalendarGridProps) {
  const { rows, weeks, weekIndex, clashesByWeek, sites, names, isKnown, pointId, onDay, onChoose } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { from, to, page, updateVisible } = useVisibleLines(box, rows.length, { line: LINE, head: HEAD + FOOT });
  const [activeRow, setActiveRow] = useState(0);
  const focusNext = useRef<Cell | null>(null);
  // Keep the tab stop among the rendered rows.
  const stop = Math.max(from, Math.min(to - 1, activeRow));
  useEffect(() => {
    const cell = focusNext.current;
    if (!cell) return;
    const element = box.current?.querySelector<HTMLElement>(`[data-row="${cell.row}"] [data-week="${cell.week}"]`);
    if (!element) return;
    focusNext.current = null;
    element.focus({ preventScroll: true });
  });
  useEffect(() => {
    const index = rows.findIndex((row) => row.pointId === pointId);
    if (index < 0 || !box.current) return;
    setActiveRow(index);
    scrollToRow(box.current, index);
  }, [rows, pointId]);
  const goTo = (cell: Cell) => {
    setActiveRow(cell.row);
    const week = weeks[cell.week];
    const [loudest] = week ? listWeeksOf(rows[cell.row]?.steps ?? [], week) : [];
    if (week) onDay(loudest?.day ?? week.start);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellAt(event.target);
    if (!cell) return;
    const row = rows[cell.row];
    if ((event.key === 'Enter' || event.key === ' ') && row) {
      event.preventDefault();
      onChoose(row.pointId);
      return;
    }
    const size = { rows: rows.length, weeks: weeks.length, page };
    const next = moveInGrid(cell, event.key, event.ctrlKey || event.metaKey, size);
    if (!next) return;
    event.preventDefault();
    focusNext.current = next;
    goTo(next);
    if (box.current) scrollToRow(box.current, next.row);
    updateVisible();
  };
  const onClick = (event: MouseEvent) => {
    const cell = cellAt(event.target);
    const row = cell && rows[cell.row];
    if (!row) return;
    if (cell.week >= 0) goTo(cell);
    onChoose(row.pointId);
  };
  const variables = { '--weeks': weeks.length, '--week': weekIndex } as CSSProperties;
  return (
    <div ref={box} className={classes.scroll} onScroll={updateVisible}>
      <div className={classes.sheet} style={variables}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between the cells
          role="grid"
          className={classes.grid}
          aria-label={t('districtPage.calendar.grid')}
          aria-rowcount={rows.length + 3}
          aria-colcount={weeks.length + 2}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          <CalendarHead weeks={weeks} weekIndex={weekIndex} onDay={onDay} />
          <tbody className={classes.body} style={{ height: rows.length * LINE }}>
            {rows.slice(from, to).map((row, index) => (
              <CalendarRow
                key={row.pointId}
                row={row}
                name={names.get(row.pointId) ?? ''}
                index={from + index}
                top={(from + index) * LINE}
                weeks={weeks}
                siteTitle={sites.get(row.projectId)?.title ?? ''}
                stopWeek={from + index === stop ? weekIndex : null}
                isChosen={row.pointId === pointId}
              />
            ))}
          </tbody>
          <ClashRow weeks={weeks} clashesByWeek={clashesByWeek} isKnown={isKnown} rowIndex={rows.length + 3} />
        </table>
        <div className={classes.frame} aria-hidden="true" />
      </div>
    </div>
  );
});

/** The cell of an event; week -1 is the receiver's name. */
function cellAt(target: EventTarget): Cell | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  if (row === undefined) return null;
  const week = target.closest<HTMLElement>('[data-week]')?.dataset.week;
  return { row: Number(row), week: week === undefined ? -1 : Number(week) };
}

/** Scrolls a row into view between the sticky header and footer. */
function scrollToRow(box: HTMLElement, row: number): void {
  const top = row * LINE;
  const room = box.clientHeight - HEAD - FOOT;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + LINE > box.scrollTop + room) box.scrollTop = top + LINE - room;
}
