import { barOf, type GanttLayout } from '@quietsite/domain';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { HEAD_HEIGHT, LINE_HEIGHT } from '../../../ui/sheet/sheet-lines.ts';
import classes from './gantt.module.css';
import type { LiveBar } from './gantt-drag.ts';
import { measureLabel } from './gantt-label.ts';
import { describePeriod } from './gantt-text.ts';

/** Left and right of the text. */
const TIP_PADDING = 10;
const TIP_HEIGHT = 24;

interface GanttTipProps {
  readonly live: LiveBar;
  readonly layout: GanttLayout;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** The dates of a bar while it is dragged, shown below it or, at the bottom, above. */
export function GanttTip({ live: { bar, period }, layout, scroller }: GanttTipProps) {
  const { t } = useTranslation();
  const { scrollTop = 0, scrollLeft = 0, clientWidth = 0, clientHeight = 0 } = scroller.current ?? {};
  const lineTop = HEAD_HEIGHT + bar.line * LINE_HEIGHT - scrollTop;
  const isLow = lineTop + LINE_HEIGHT + TIP_HEIGHT > clientHeight;
  const text = describePeriod(t, period);
  const width = Math.ceil(measureLabel(text)) + 2 * TIP_PADDING;
  const left = Math.max(4, Math.min(barOf(period, layout).x - scrollLeft, clientWidth - width - 4));
  return (
    <div
      className={classes.tip}
      style={{ left, top: isLow ? lineTop - TIP_HEIGHT : lineTop + LINE_HEIGHT - 2, width }}
      aria-hidden
    >
      {text}
    </div>
  );
}
