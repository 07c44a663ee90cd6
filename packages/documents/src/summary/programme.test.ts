import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { listActivities } from './activities.ts';
import { buildProgramme } from './programme.ts';

const activity = (start: string, end: string) => ({
  code: 'A',
  name: 'Piling',
  zone: 'Zone 1',
  start: toDay(start),
  end: toDay(end),
});

describe('listActivities', () => {
  const task = { zoneId: 7, construction: 'Paving', name: ' ', start: toDay('2027-01-01'), end: toDay('2027-01-31') };
  const works = {
    tasks: [
      { ...task, id: 1 },
      { ...task, id: 2, name: 'Piling' },
    ],
    zones: [{ id: 7, name: 'North' }],
  };

  it('follows the order of the codes, and names an unnamed activity by its construction (M-41)', () => {
    const codes = [
      { taskId: 2, code: 'A' },
      { taskId: 1, code: 'B' },
    ];
    const dates = { start: '2027-01-01', end: '2027-01-31' };
    expect(listActivities({ activityCodes: codes }, works)).toEqual([
      { code: 'A', name: 'Piling', zone: 'North', ...dates },
      { code: 'B', name: 'Paving', zone: 'North', ...dates },
    ]);
  });
});

describe('buildProgramme', () => {
  it('places bars on an axis on which both ends count (M-03)', () => {
    const { rows } = buildProgramme([activity('2027-01-01', '2027-01-05'), activity('2027-01-06', '2027-01-10')], 2);
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.5],
      [0.5, 1],
    ]);
  });

  it('dates the axis by the first days of months in round steps', () => {
    const { ticks } = buildProgramme([activity('2027-01-04', '2028-08-31')], 1);
    expect(ticks.map((tick) => tick.label)).toEqual(['2027-04', '2027-07', '2027-10', '2028-01', '2028-04']);
    expect(ticks[0]?.at).toBeCloseTo(87 / 606, 10);
  });

  it.each([
    ['2027-03-02', '2027-03-20', ['2027-03-02']],
    ['2027-03-05', '2027-03-05', ['2027-03-05']],
    ['2027-01-01', '2027-03-31', ['2027-01', '2027-02', '2027-03']],
    ['2020-06-01', '2044-12-31', ['2025-01', '2030-01', '2035-01', '2040-01']],
  ])('keeps the dates apart from %s to %s', (start, end, labels) => {
    expect(buildProgramme([activity(start, end)], 1).ticks.map((tick) => tick.label)).toEqual(labels);
  });

  it('counts what it does not show, on an axis that covers it', () => {
    const all = [activity('2027-01-01', '2027-01-05'), activity('2027-01-06', '2027-01-10')];
    const programme = buildProgramme(all, 1);
    expect(programme).toMatchObject({ caption: 'Programme of 2 activities', more: 'and 1 more' });
    expect(programme.rows).toHaveLength(1);
    expect(programme.rows[0]?.to).toBe(0.5);
    expect(buildProgramme(all.slice(0, 1), 1)).toMatchObject({ caption: 'Programme of 1 activity', more: '' });
  });
});
