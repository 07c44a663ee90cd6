import { hk80 } from '@quietsite/geometry';
import { expect, it } from 'vitest';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { describeNeighbour } from '../calculation/neighbours/neighbours.ts';
import { describeTimeline } from '../calculation/receiver-timeline.ts';
import { addDays, dayNumber, toDay } from '../day.ts';
import type { MovingFront } from '../front/front.schema.ts';
import { createRandomDistrict, uniteSites, withNeighbours } from '../testing/random-district.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import { calculateDayParts, calculateSiteCalendar, type SiteCalendar } from './site-calendar.ts';

const YEAR = { start: toDay('2027-01-01'), end: toDay('2027-12-31') };
const MARCH = { start: toDay('2027-03-01'), end: toDay('2027-03-31') };
const SIZE = { sites: 4, receiversPerSite: 5, sideMetres: 300 };

const onDay = ({ start, dayCount }: SiteCalendar, list: Float64Array, index: number, day: string) =>
  list[index * dayCount + dayNumber(toDay(day)) - dayNumber(start)];

/** The other site, 200 m to the north, works in April only. */
const other = {
  zones: [zone({ id: 21, outline: squareAt(0, 200, 60), centre: at(30, 230) })],
  tasks: [task({ id: 21, zoneId: 21, start: '2027-03-20', end: '2027-04-30' })],
  rows: [row({ id: 21, taskId: 21, start: '2027-03-20', end: '2027-04-30' })],
};

it('[CONC-11] levels together are those of one project that holds the rows of all sites, on every day', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const sites = createRandomDistrict(seed, SIZE);
    sites.forEach((site, index) => {
      const calendar = calculateSiteCalendar(withNeighbours(sites, index), YEAR);
      const union = calculateSiteCalendar(uniteSites(sites, index), YEAR);
      expect(calendar.together.length).toBe(site.receivers.length * 365);
      calendar.together.forEach((level, place) => {
        const expected = union.together[place] as number;
        if (Number.isNaN(expected)) expect(level).toBeNaN();
        else expect(Math.abs(level - expected)).toBeLessThan(1e-9);
      });
    });
  }
});

it('[CONC-11] on the days of the project they are the levels with neighbours that its own results show', () => {
  const sites = createRandomDistrict(11, SIZE);
  const snapshot = withNeighbours(sites, 1);
  const calendar = calculateSiteCalendar(snapshot, { start: toDay('2026-12-20'), end: toDay('2028-03-01') });
  const calculation = new LiveCalculation(snapshot);
  snapshot.receivers.forEach(({ pointId }, index) => {
    for (const { start, end, mitigated } of describeTimeline(calculation, pointId)?.steps ?? [])
      for (let day = start; day <= end; day = addDays(day, 1))
        expect(onDay(calendar, calendar.together, index, day)).toBe(mitigated.withNeighbours ?? Number.NaN);
  });
});

it('[CONC-44] a site with a moving work-front has the levels with neighbours that its own results show', () => {
  const moving: MovingFront = {
    alignment: [hk80(835_000, 817_000), hk80(835_100, 817_000)],
    ...{ widthMetres: 10, metresPerDay: 25, start: toDay('2027-03-01'), direction: 'forwards' },
  };
  const snapshot = project({ zones: [zone({ moving })], neighbours: [describeNeighbour(other)] });
  const calendar = calculateSiteCalendar(snapshot, MARCH);
  const { steps = [] } = describeTimeline(new LiveCalculation(snapshot), 1) ?? {};
  for (const day of ['2027-03-01', '2027-03-03'].map(toDay)) {
    const level = steps.find(({ start, end }) => start <= day && day <= end)?.mitigated.withNeighbours;
    expect(onDay(calendar, calendar.together, 0, day)).toBe(level);
    expect(calculateDayParts(snapshot, day)?.alone[0]).toBe(level);
  }
  // The front is over after four days.
  expect(onDay(calendar, calendar.together, 0, '2027-03-10')).toBeNaN();
});

it('[CONC-12] days without own works have the levels of the neighbours, silent days none', () => {
  const calendar = calculateSiteCalendar(project({ neighbours: [describeNeighbour(other)] }), {
    ...MARCH,
    end: toDay('2027-06-30'),
  });
  const alone = calculateSiteCalendar({ ...project(other), receivers: [receiver()] }, MARCH);
  const { together } = calendar;
  expect(onDay(calendar, together, 0, '2027-04-10')).toBeCloseTo(onDay(alone, alone.together, 0, '2027-03-25') ?? 0, 9);
  expect(onDay(calendar, together, 0, '2027-05-01')).toBeNaN();
});

it.each([112, 90])('[CONC-12] the loudest alone is own site or neighbour (of %i dB), never the sum', (soundPower) => {
  const nextDoor = { ...other, rows: other.rows.map((one) => ({ ...one, soundPower })) };
  const own = calculateSiteCalendar(project(), MARCH);
  const theirs = calculateSiteCalendar({ ...project(nextDoor), receivers: [receiver()] }, MARCH);
  const both = calculateSiteCalendar(project({ neighbours: [describeNeighbour(nextDoor)] }), MARCH);
  for (const day of ['2027-03-02', '2027-03-25']) {
    const levels = [own, theirs].map((calendar) => onDay(calendar, calendar.together, 0, day) ?? 0);
    const loudest = Math.max(...levels.filter((level) => !Number.isNaN(level)));
    expect(onDay(both, both.loudestAlone, 0, day)).toBeCloseTo(loudest, 9);
  }
  expect(onDay(both, both.together, 0, '2027-03-25')).toBeGreaterThan(
    (onDay(both, both.loudestAlone, 0, '2027-03-25') ?? 0) + 0.01,
  );
});

it('[CONC-12] contributions count on their days, and dated criteria hold on theirs', () => {
  const [start, end] = [toDay('2027-03-10'), toDay('2027-03-12')];
  const receivers = [
    receiver({
      contributions: [{ name: 'Site', start, end, level: 90 }],
      otherCriteria: [{ name: 'Examinations', start, end, value: 65 }],
    }),
  ];
  const calendar = calculateSiteCalendar(project({ receivers }), MARCH);
  expect(onDay(calendar, calendar.together, 0, '2027-03-11')).toBeGreaterThan(90);
  expect(onDay(calendar, calendar.together, 0, '2027-03-13')).toBeLessThan(80);
  expect(onDay(calendar, calendar.loudestAlone, 0, '2027-03-11')).toBeLessThan(80);
  expect(
    ['2027-03-09', '2027-03-10', '2027-03-12', '2027-03-13'].map((day) => onDay(calendar, calendar.criteria, 0, day)),
  ).toEqual([75, 65, 65, 75]);
});

it('[CALC-69] on days out of use nothing is judged, so nothing clashes: they are silent days of the calendar', () => {
  const outOfUse = [{ name: 'Holidays', start: toDay('2027-03-10'), end: toDay('2027-03-12') }];
  const snapshot = project({ receivers: [receiver({ outOfUse })] });
  const calendar = calculateSiteCalendar(snapshot, MARCH);
  expect(['2027-03-09', '2027-03-10', '2027-03-12'].map((day) => onDay(calendar, calendar.together, 0, day))).toEqual([
    expect.any(Number),
    Number.NaN,
    Number.NaN,
  ]);
  expect([onDay(calendar, calendar.together, 0, '2027-03-09')]).not.toContain(Number.NaN);
  expect(onDay(calendar, calendar.criteria, 0, '2027-03-11')).toBe(75);
  expect(calculateDayParts(snapshot, toDay('2027-03-11'))).toBeNull();
});

it('[CONC-21] the parts of a day are the figures of the calendar, and their loudest is the loudest alone', () => {
  for (let seed = 21; seed <= 24; seed++) {
    const sites = createRandomDistrict(seed, SIZE);
    const snapshot = withNeighbours(sites, 0);
    const calendar = calculateSiteCalendar(snapshot, YEAR);
    snapshot.receivers.forEach((one, index) => {
      for (const day of ['2027-01-01', '2027-03-25', '2027-07-14', '2027-12-31']) {
        const parts = calculateDayParts({ ...snapshot, receivers: [one] }, toDay(day));
        expect(parts?.alone).toHaveLength(SIZE.sites);
        expect(parts?.together ?? Number.NaN).toBe(onDay(calendar, calendar.together, index, day));
        expect(parts?.criterion).toBe(onDay(calendar, calendar.criteria, index, day));
        const alone = (parts?.alone ?? []).filter((level) => level !== null);
        expect(alone.length > 0 ? Math.max(...alone) : Number.NaN).toBe(
          onDay(calendar, calendar.loudestAlone, index, day),
        );
      }
    });
  }
});

it('[CONC-21] each part is its site by itself, and what was typed is a part of its own', () => {
  const day = toDay('2027-03-25');
  const typed = { name: 'Site', start: day, end: day, level: 70 };
  const receivers = [receiver({ contributions: [typed] })];
  const parts = calculateDayParts(project({ receivers, neighbours: [describeNeighbour(other)] }), day);
  const own = calculateDayParts(project(), day);
  const theirs = calculateDayParts({ ...project(other), receivers: [receiver()] }, day);
  expect(parts).toMatchObject({ alone: [own?.together, theirs?.together], typed: expect.closeTo(70, 9) });
  expect(own).toMatchObject({ typed: null, criterion: 75 });
  // The neighbour is not a part before it begins.
  const before = calculateDayParts(project({ neighbours: [describeNeighbour(other)] }), toDay('2027-03-02'));
  expect(before?.alone).toEqual([before?.together, null]);
});
