import {
  formatCount as count,
  judgeTime,
  formatMs as ms,
  note,
  type ReportLine,
} from '../../../kit/src/measure/report.ts';
import type { Smoothness } from '../../../kit/src/screen/frame-recorder.ts';
import type { EquipmentFigures } from './measure-equipment.ts';
import type { ScheduleFigures } from './measure-schedule.ts';

export interface ProgrammeFigures {
  readonly tasks: number;
  readonly rows: number;
  readonly schedule: ScheduleFigures;
  readonly equipment: EquipmentFigures;
}

const FIRST_PAINT_BAR_MS = 1000;
const FRAME_BAR_MS = 100;

export function judgeProgramme({ tasks, rows, schedule, equipment }: ProgrammeFigures, isTimed: boolean): ReportLine[] {
  return [
    note('activities', count(tasks)),
    judgeTime('first paint of the Schedule tab', schedule.firstPaintMs, FIRST_PAINT_BAR_MS, isTimed),
    note('bars drawn at first', count(schedule.bars)),
    ...judgeSmooth('scrolling the task table and its chart', schedule.scrolling, isTimed),
    ...judgeSmooth('scrolling the chart', schedule.chartScrolling, isTimed),
    ...judgeSmooth('dragging a bar', schedule.dragging, isTimed),
    ...judgeSmooth('typing names, key to paint', schedule.typing, isTimed),
    note('rows of equipment of one activity', count(rows)),
    judgeTime('first paint of the equipment table', equipment.firstPaintMs, FIRST_PAINT_BAR_MS, isTimed),
    ...judgeSmooth('scrolling the equipment table', equipment.scrolling, isTimed),
    ...judgeSmooth('typing quantities, key to paint', equipment.typing, isTimed),
  ];
}

function judgeSmooth(what: string, figures: Smoothness, isTimed: boolean): ReportLine[] {
  const { count: measured, p50Ms, p95Ms, p99Ms, longestTaskMs } = figures;
  return [
    note(`${what}, p50 and p95 of ${count(measured)}`, `${ms(p50Ms)}, ${ms(p95Ms)}`),
    judgeTime(`${what}, p99`, measured > 0 ? p99Ms : Number.POSITIVE_INFINITY, FRAME_BAR_MS, isTimed),
    note(`${what}, longest task`, longestTaskMs === 0 ? 'none above 50 ms' : ms(longestTaskMs)),
  ];
}
