import { barOf, type GanttLayout } from '@quietsite/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LINE_HEIGHT } from '../../../ui/sheet/sheet-lines.ts';
import classes from './gantt.module.css';
import { LABEL_GAP } from './gantt-label.ts';
import type { GanttSection } from './gantt-lines.ts';

const BRACKET_TOP = 12;
const BRACKET_HEIGHT = 5;
const FOOT = 5;

interface GanttGroupProps {
  readonly head: NonNullable<GanttSection['head']>;
  readonly layout: GanttLayout;
  readonly children: ReactNode;
}

/** A construction work as a bracket over its activities' days (SCHED-23). */
export function GanttGroup({ head, layout, children }: GanttGroupProps) {
  const { t } = useTranslation();
  const { title, zoneName, start, end, line } = head;
  const name = start && end ? t('gantt.group', { name: title, zone: zoneName, start, end }) : title;
  return (
    // biome-ignore lint/a11y/useSemanticElements: only SVG elements are allowed here
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is not interactive
    <g role="group" aria-label={name}>
      {start && end && (
        <Bracket title={title} y={line * LINE_HEIGHT + BRACKET_TOP} {...barOf({ start, end }, layout)} />
      )}
      {children}
    </g>
  );
}

interface BracketProps {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function Bracket({ title, x, y, width }: BracketProps) {
  const foot = Math.min(FOOT, width / 2);
  const outline = `M${x} ${y}h${width}v${BRACKET_HEIGHT + foot}l${-foot} ${-foot}h${2 * foot - width}l${-foot} ${foot}z`;
  return (
    <g aria-hidden>
      <path className={classes.bracket} d={outline} />
      <text className={classes.groupName} x={x + width + LABEL_GAP} y={y + BRACKET_HEIGHT / 2}>
        {title}
      </text>
    </g>
  );
}
