import { dayNumber, judgeLevel, type LevelStep, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import {
  dayAtX,
  dayScale,
  findLevelRange,
  levelScale,
  listDayTicks,
  listLevelTicks,
  stepPath,
} from './chart-geometry.ts';
import { findStep, listExceedingPeriods } from './chart-steps.ts';

const span = { first: toDay('2027-03-01'), last: toDay('2027-03-10') };

function step(start: string, end: string, level: number | null, criterion = 75): LevelStep {
  const levels = { level, withNeighbours: level, exceedsInReport: false };
  const mitigated = { ...levels, verdict: judgeLevel(level, criterion) };
  return { start: toDay(start), end: toDay(end), criterion, unmitigated: { ...mitigated }, mitigated };
}

const steps = [
  step('2027-03-01', '2027-03-02', 70),
  step('2027-03-03', '2027-03-03', 78),
  step('2027-03-04', '2027-03-05', 81.5),
  step('2027-03-06', '2027-03-07', null),
  step('2027-03-08', '2027-03-09', 80, 70),
  step('2027-03-10', '2027-03-10', 80),
];

describe('the scale of days', () => {
  const x = dayScale(span, 100);

  it('gives every day the same width, the last one too', () => {
    expect([x(dayNumber(span.first)), x(dayNumber(span.last)), x(dayNumber(span.last) + 1)]).toEqual([0, 90, 100]);
  });

  it.each([
    [-5, '2027-03-01'],
    [0, '2027-03-01'],
    [9.9, '2027-03-01'],
    [10, '2027-03-02'],
    [99, '2027-03-10'],
    [250, '2027-03-10'],
  ])('has at %d the day %s', (place, expected) => {
    expect(dayAtX(place, span, 100)).toBe(expected);
  });

  it('has a day where there is no width yet', () => expect(dayAtX(0, span, 0)).toBe(span.first));
});

describe('the scale of levels', () => {
  it('goes in whole fives around levels and criteria', () => {
    expect(findLevelRange(steps)).toEqual({ low: 65, high: 85 });
  });

  it('is no narrower than fifteen decibels, and not drawn down by what is far below the criterion', () => {
    expect(findLevelRange([step('2027-03-01', '2027-03-01', 75)])).toEqual({ low: 65, high: 80 });
    expect(findLevelRange([...steps, step('2027-03-11', '2027-03-11', 3)])).toEqual({ low: 35, high: 85 });
    expect(findLevelRange([])).toEqual({ low: 60, high: 90 });
  });

  it('puts the highest at the top', () => {
    const y = levelScale({ low: 60, high: 90 }, 120);
    expect([y(90), y(75), y(60)]).toEqual([0, 60, 120]);
  });

  it.each([
    [{ low: 65, high: 85 }, [65, 70, 75, 80, 85]],
    [{ low: 35, high: 85 }, [40, 50, 60, 70, 80]],
    [{ low: 5, high: 95 }, [20, 40, 60, 80]],
  ])('is ruled in %j at %j', (range, expected) => {
    expect(listLevelTicks(range)).toEqual(expected);
  });
});

describe('the line of a level', () => {
  const scale = { x: dayScale(span, 100), y: levelScale({ low: 65, high: 85 }, 20) };

  it('goes level by level with upright edges and stops where nothing is heard', () => {
    expect(stepPath(steps, ({ mitigated }) => mitigated.level, scale)).toBe('M0 15H20V7H30V3.5H50M70 5H90H100');
  });

  it('[NSR-22] of the criterion steps where a dated criterion begins and ends', () => {
    expect(stepPath(steps, ({ criterion }) => criterion, scale)).toBe('M0 10H20H30H50H70V15H90V10H100');
  });

  it('breaks where days are missing between two steps', () => {
    const apart = [step('2027-03-01', '2027-03-01', 70), step('2027-03-03', '2027-03-03', 70)];
    expect(stepPath(apart, ({ mitigated }) => mitigated.level, scale)).toBe('M0 15H10M20 15H30');
  });
});

describe('days that exceed', () => {
  it('are pieces under one criterion with their highest level', () => {
    expect(listExceedingPeriods(steps)).toEqual([
      { start: '2027-03-03', end: '2027-03-05', level: 81.5, criterion: 75, verdict: 'exceeds' },
      { start: '2027-03-08', end: '2027-03-09', level: 80, criterion: 70, verdict: 'exceeds' },
      { start: '2027-03-10', end: '2027-03-10', level: 80, criterion: 75, verdict: 'exceeds' },
    ]);
  });

  it.each([
    ['2027-03-01', 70],
    ['2027-03-05', 81.5],
    ['2027-03-07', null],
    ['2027-03-10', 80],
  ])('have on %s the level %s', (text, expected) => {
    expect(findStep(steps, toDay(text))?.mitigated.level).toBe(expected);
  });

  it('have no step before the first and after the last', () => {
    expect([findStep(steps, toDay('2027-02-28')), findStep(steps, toDay('2027-03-11'))]).toEqual([null, null]);
  });
});

describe('months below the chart', () => {
  const year = { first: toDay('2027-01-15'), last: toDay('2027-12-31') };

  it('are all named where there is room', () => {
    const ticks = listDayTicks(year, 1000);
    expect(ticks.map(({ label }) => label).slice(0, 2)).toEqual(['2027-02', '2027-03']);
    expect(ticks).toHaveLength(11);
    expect(ticks[0]?.x).toBeCloseTo((17 / 351) * 1000, 6);
  });

  it('are every third, every year or fewer where there is not', () => {
    expect(listDayTicks(year, 300).map(({ label }) => label)).toEqual(['2027-04', '2027-07', '2027-10']);
    const decade = { first: toDay('2027-01-01'), last: toDay('2036-12-31') };
    expect(listDayTicks(decade, 400).map(({ label }) => label)).toEqual(
      ['2028', '2030', '2032', '2034', '2036'].map((text) => `${text}-01`),
    );
  });
});
