import { area, hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CALENDAR, withHolidays } from '../calendar/working-days.ts';
import { toDay } from '../day.ts';
import { alignToFronts } from './align-tasks.ts';
import { competingSetOf } from './competing-zones.ts';
import { createPortionFinder } from './dominant-portion.ts';
import { describeFront, findFrontFault, isMoving, lineOfZone, outlineFront, outlineOf } from './drawn-front.ts';
import type { Front } from './front.schema.ts';

const lineOf = (metres: number) => [hk80(835_000, 817_000), hk80(835_000 + metres, 817_000)];
const front: Front = {
  alignment: lineOf(100),
  ...{ widthMetres: 10, metresPerDay: 25, start: toDay('2027-03-01'), direction: 'forwards' },
};
const linear: Front = { ...front, metresPerDay: null };
const NEVER = withHolidays({ ...DEFAULT_CALENDAR, weekdays: [] }, []);

describe('a zone drawn as a line', () => {
  it('moves if it has a progress, and is a linear zone otherwise (M-150, M-154)', () => {
    expect([isMoving(front), isMoving(linear)]).toEqual([true, false]);
    expect(lineOfZone(front)).toEqual({ moving: front });
    expect(lineOfZone(linear)).toEqual({ linear: { alignment: front.alignment, widthMetres: 10 } });
  });

  it('has a length, and days and parts if it moves and its calendar lets it finish', () => {
    const { lengthMetres, division } = describeFront(front, undefined);
    expect([lengthMetres, division?.workingDays, division?.parts.length]).toEqual([100, 4, 2]);
    expect(describeFront(front, NEVER)).toEqual({ lengthMetres: 100, division: null });
    expect(describeFront(linear, undefined)).toEqual({ lengthMetres: 100, division: null });
  });

  it('cannot be calculated if it is too short, too slow or has too many parts', () => {
    const faultOf = (metres: number, changes: Partial<Front> = {}) =>
      findFrontFault({ ...front, alignment: lineOf(metres), ...changes });
    expect([faultOf(100), faultOf(1), faultOf(0.99), faultOf(0.99, { metresPerDay: null })]).toEqual([
      ...[null, null],
      ...['TOO_SHORT', 'TOO_SHORT'],
    ]);
    const slow = { metresPerDay: 0.1, widthMetres: 10 };
    expect([faultOf(366, slow), faultOf(366.1, slow), faultOf(366.1, { metresPerDay: null })]).toEqual([
      ...[null, 'TOO_SLOW'],
      null,
    ]);
    const narrow = { widthMetres: 1, metresPerDay: 5 };
    expect([faultOf(2500, narrow), faultOf(2501, narrow)]).toEqual([null, 'TOO_MANY_PARTS']);
  });

  it('has the outline of its line and width, or keeps what was drawn if it cannot be calculated', () => {
    const drawn = [[hk80(0, 0), hk80(5, 0), hk80(5, 5), hk80(0, 0)]];
    expect(area(outlineFront(front))).toBeCloseTo(1000, 3);
    expect(outlineOf({ outline: drawn, front })).toEqual(outlineFront(front));
    expect(outlineOf({ outline: drawn })).toBe(drawn);
    expect(outlineOf({ outline: drawn, front: { ...front, alignment: lineOf(0.5) } })).toBe(drawn);
  });
});

describe('activities of fronts (M-151)', () => {
  const tasks = [1, 2, 3, 4].map((zoneId) => ({ zoneId, start: toDay('2026-01-01'), end: toDay('2026-02-01') }));
  const zones = [{ id: 1 }, { id: 2, front }, { id: 3, front: linear }];
  const datesOf = (calendar: Parameters<typeof alignToFronts>[2]) =>
    alignToFronts(tasks, zones, calendar).map(({ zoneId, start, end }) => [zoneId, start, end]);

  it('start and end with them; others keep their dates', () => {
    expect(datesOf(undefined)).toEqual([
      [1, '2026-01-01', '2026-02-01'],
      [2, '2027-03-01', '2027-03-04'],
      [3, '2026-01-01', '2026-02-01'],
      [4, '2026-01-01', '2026-02-01'],
    ]);
  });

  it('keep their dates if the front never finishes', () => {
    expect(datesOf(NEVER)).toEqual(tasks.map(({ zoneId, start, end }) => [zoneId, start, end]));
  });
});

it('only zones of type B compete, the parts of each front with one another (M-34, M-153)', () => {
  const part = { frontId: 7, fromMetres: 0, toMetres: 10 };
  expect([competingSetOf({ type: 'A' }), competingSetOf({ type: 'B' })]).toEqual([null, 0]);
  expect([competingSetOf({ type: 'B', front: part }), competingSetOf({ type: 'A', front: part })]).toEqual([7, null]);
});

describe('the portion of a linear zone that counts (M-154)', () => {
  const finderOf = (metres: number) => createPortionFinder({ linear: { alignment: lineOf(metres), widthMetres: 10 } });

  it('[CALC-120] is the whole of a zone drawn as a polygon or at most five widths long', () => {
    expect([createPortionFinder({}), finderOf(50)]).toEqual([null, null]);
    expect(finderOf(50.1)).not.toBeNull();
  });

  it('[CALC-120] is otherwise a stretch of five widths near the receiver, with its outline and centre', () => {
    const found = finderOf(200)?.(hk80(835_100, 817_030));
    expect(found?.fromMetres).toBeCloseTo(75, 6);
    expect(found?.toMetres).toBeCloseTo(125, 6);
    expect(area(found?.outline ?? [])).toBeCloseTo(500, 3);
    expect(found?.centre.map((metres) => Math.round(metres * 1000) / 1000)).toEqual([835_100, 817_000]);
  });
});
