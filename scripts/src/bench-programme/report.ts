import type { Line } from '../bench-map/report.ts';
import type { EquipmentFigures } from './measure-equipment.ts';
import type { ScheduleFigures } from './measure-schedule.ts';
import type { Smoothness } from './recorder.ts';

export interface ProgrammeFigures {
  readonly tasks: number;
  readonly rows: number;
  readonly schedule: ScheduleFigures;
  readonly equipment: EquipmentFigures;
}

const FIRST_PAINT_BAR_MS = 1000;
const FRAME_BAR_MS = 100;

const ms = (value: number) => `${value.toFixed(1)} ms`;
const count = (value: number) => value.toLocaleString('en');
const note = (what: string, value: string): Line => ({ what, value, bar: '', isMet: true });

/** `room`: how many times the bars a busy machine may take. */
export function judgeProgramme({ tasks, rows, schedule, equipment }: ProgrammeFigures, room: number): Line[] {
  return [
    note('activities', count(tasks)),
    judgePaint('first paint of the Schedule tab', schedule.firstPaintMs, room),
    note('bars drawn at first', count(schedule.bars)),
    ...judgeSmooth('scrolling the task table and its chart', schedule.scrolling, room),
    ...judgeSmooth('scrolling the chart', schedule.chartScrolling, room),
    ...judgeSmooth('dragging a bar', schedule.dragging, room),
    ...judgeSmooth('typing names, key to paint', schedule.typing, room),
    note('rows of equipment of one activity', count(rows)),
    judgePaint('first paint of the equipment table', equipment.firstPaintMs, room),
    ...judgeSmooth('scrolling the equipment table', equipment.scrolling, room),
    ...judgeSmooth('typing quantities, key to paint', equipment.typing, room),
  ];
}

function judgePaint(what: string, value: number, room: number): Line {
  const most = FIRST_PAINT_BAR_MS * room;
  return { what, value: ms(value), bar: `< ${most / 1000} s`, isMet: value < most };
}

function judgeSmooth(what: string, figures: Smoothness, room: number): Line[] {
  const most = FRAME_BAR_MS * room;
  const { count: measured, p50Ms, p95Ms, p99Ms, longestTaskMs } = figures;
  return [
    note(`${what}, p50 and p95 of ${count(measured)}`, `${ms(p50Ms)}, ${ms(p95Ms)}`),
    { what: `${what}, p99`, value: ms(p99Ms), bar: `<= ${most} ms`, isMet: measured > 0 && p99Ms <= most },
    note(`${what}, longest task`, longestTaskMs === 0 ? 'none above 50 ms' : ms(longestTaskMs)),
  ];
}
