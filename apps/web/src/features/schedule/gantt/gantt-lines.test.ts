import { type ScheduledTask, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { buildLines } from '../../../ui/sheet/sheet-lines.ts';
import { clipSections, listSections } from './gantt-lines.ts';

const today = toDay('2026-11-15');
const zones = [
  { id: 7, name: 'Portal' },
  { id: 3, name: 'Yard' },
];

const task = (id: number, changes: Partial<ScheduledTask> = {}): ScheduledTask => ({
  id,
  zoneId: 7,
  constructionWork: 'Earthwork',
  name: `Activity ${id}`,
  start: toDay('2027-01-10'),
  end: toDay('2027-01-20'),
  sourceId: '',
  ...changes,
});

const groupOf = ({ zoneId, constructionWork }: ScheduledTask) => `${zoneId} ${constructionWork}`;
const linesOf = (tasks: readonly ScheduledTask[]) =>
  buildLines(tasks, (row, previous) =>
    previous && groupOf(previous) === groupOf(row) ? null : { key: groupOf(row), title: row.constructionWork },
  );

describe('the sections of the chart', () => {
  const tasks = [
    task(1),
    task(2, { start: toDay('2026-12-01'), end: null }),
    task(3, { zoneId: 3, start: null, end: null }),
    task(4, { zoneId: 3, start: toDay('2027-02-01'), end: toDay('2027-03-05') }),
  ];
  const sections = listSections(linesOf(tasks), zones, today);

  it('[SCHED-23] have the zone, the name, and the days from the first to the last of their activities', () => {
    expect(sections.map(({ head }) => head)).toEqual([
      { line: 0, title: 'Earthwork', zoneName: 'Portal', start: '2026-12-01', end: '2027-01-20' },
      { line: 3, title: 'Earthwork', zoneName: 'Yard', start: '2027-02-01', end: '2027-03-05' },
    ]);
  });

  it('keep the activities on the lines of the table', () => {
    const places = sections.flatMap(({ bars }) => bars.map((bar) => [bar.line, bar.index, bar.task.id, bar.zoneIndex]));
    expect(places).toEqual([
      [1, 0, 1, 0],
      [2, 1, 2, 0],
      [4, 2, 3, 1],
      [5, 3, 4, 1],
    ]);
  });

  it('[SCHED-12] [U51] show missing dates as the save would fill them, and mark them', () => {
    const bars = sections.flatMap((section) => section.bars);
    expect(bars.map(({ isFilled }) => isFilled)).toEqual([false, true, true, false]);
    expect(bars[1]?.dated).toMatchObject({ start: '2026-12-01', end: '2026-12-01' });
    expect(bars[2]?.dated).toMatchObject({ start: today, end: today });
  });

  it('are one without a head when nothing is grouped', () => {
    const [only, ...others] = listSections(buildLines(tasks), zones, today);
    expect([only?.head, only?.bars.length, others]).toEqual([null, 4, []]);
    expect(listSections([], zones, today)).toEqual([]);
  });
});

describe('what of the sections is drawn', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    task(index + 1, { constructionWork: `Work ${Math.floor(index / 10)}` }),
  );
  const sections = listSections(linesOf(many), zones, today);
  const idsBetween = (first: number, end: number) =>
    clipSections(sections, first, end).map(({ head, bars }) => [head?.title, ...bars.map(({ task: { id } }) => id)]);

  it('is what stands on the lines asked for, with the group it belongs to', () => {
    expect(idsBetween(9, 13)).toEqual([
      ['Work 0', 9, 10],
      ['Work 1', 11],
    ]);
    expect(idsBetween(23, 25)).toEqual([['Work 2', 21, 22]].map((entry) => entry));
    expect(idsBetween(33, 99)).toEqual([]);
  });

  it('leaves a section that is seen as a whole as it is', () => {
    expect(clipSections(sections, 0, 33)[1]).toBe(sections[1]);
  });
});
