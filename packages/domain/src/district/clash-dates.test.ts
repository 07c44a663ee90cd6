import { expect, it } from 'vitest';
import { describeNeighbour } from '../calculation/neighbours/neighbours.ts';
import { toDay } from '../day.ts';
import { at, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import { findClashDates, slackOf } from './clash-dates.ts';
import { calculateDayParts } from './site-calendar.ts';

const TODAY = toDay('2027-01-01');

interface Activity {
  readonly start: string;
  readonly end: string;
  readonly soundPower?: number;
}

/** Site n lies n × 200 m to the north; the receiver is between the first two. */
function site(number: number, ...activities: readonly Activity[]) {
  const [zoneId, id] = [10 * number + 1, (index: number) => 10 * number + 1 + index];
  const [outline, centre] = [squareAt(0, 200 * number, 60), at(30, 200 * number + 30)];
  return {
    zones: [zone({ id: zoneId, outline, centre })],
    tasks: activities.map(({ start, end }, index) => task({ id: id(index), zoneId, start, end })),
    rows: activities.map(({ soundPower = 112, ...days }, index) =>
      row({ id: id(index), taskId: id(index), soundPower, ...days }),
    ),
  };
}

/** A loud activity of ten days, within a month of a barely audible one. */
const LOUD = { start: '2027-03-10', end: '2027-03-19' };
const OWN = site(0, LOUD, { start: '2027-03-01', end: '2027-03-31', soundPower: 60 });
/** Only ten loud days, so no slack. */
const BESIDE = site(1, LOUD);

/** Between the level of the loudest site alone and that of all together. */
function criterionOf([own = OWN, ...others]: readonly (typeof OWN)[]) {
  const snapshot = { ...own, receivers: [receiver()], neighbours: others.map(describeNeighbour) };
  const parts = calculateDayParts(snapshot, toDay(LOUD.start));
  return Math.ceil(Math.max(...(parts?.alone ?? []).map((level) => level ?? 0)));
}

const find = (works: readonly (typeof OWN)[], changes: Partial<Parameters<typeof findClashDates>[0]> = {}) =>
  findClashDates({
    ...{ works, receivers: [receiver({ criterion: criterionOf(works) })], pointId: 1 },
    ...{ sites: works.map((_, index) => index), today: TODAY, ...changes },
  });

it('[CONC-42] finds the least shift within the slack of a plan that ends the clash, and says who has no slack', () => {
  const { clashDays, sites } = find([OWN, BESIDE]);
  expect(clashDays).toBe(10);
  expect(sites).toEqual([
    {
      ...{ site: 0, hasSlack: true, isProven: true, remainingDays: 0, worseReceivers: 0 },
      // Ten days later it follows the other; only nine days are free before it.
      shifts: [{ taskId: 1, days: 10 }],
    },
    { site: 1, hasSlack: false, isProven: true, shifts: [], remainingDays: 10, worseReceivers: 0 },
  ]);
});

it('[CONC-42] the remaining days of a clash are counted, and a shift that does not help is omitted', () => {
  const long = { ...LOUD, end: '2027-03-28' };
  const [own] = find([OWN, site(1, long)]).sites;
  // The other works until the 28th; only nine days are free before it.
  expect(own).toMatchObject({ hasSlack: true, shifts: [{ taskId: 1, days: -9 }], remainingDays: 1 });
  const always = find([OWN, site(1, { start: '2027-02-01', end: '2027-04-30' })]).sites[0];
  expect(always).toMatchObject({ hasSlack: true, isProven: true, shifts: [], remainingDays: 10 });
});

it('[CONC-42] a clash that becomes the exceedance of one site has not ended', () => {
  // Together with another loud activity of its own site, the level alone is above the criterion.
  const twice = site(0, LOUD, { start: '2027-03-20', end: '2027-03-31' });
  const [own] = find([twice, BESIDE]).sites;
  expect(own?.remainingDays).toBeGreaterThan(0);
});

it('[CONC-42] other receivers that get louder are counted', () => {
  const criterion = criterionOf([OWN, BESIDE]);
  const receivers = [receiver({ criterion }), receiver({ pointId: 2, criterion })];
  expect(find([OWN, BESIDE], { receivers }).sites[0]).toMatchObject({ remainingDays: 0, worseReceivers: 0 });
  // This one fares better before the shift than after it: its criterion is stricter from the 20th.
  const strict = { start: toDay('2027-03-20'), end: toDay('2027-03-31'), value: 40 };
  const other = receiver({
    pointId: 2,
    criterion: criterion + 10,
    otherCriteria: [{ name: 'Examination', ...strict }],
  });
  expect(find([OWN, BESIDE], { receivers: [receiver({ criterion }), other] }).sites[0]?.worseReceivers).toBe(1);
});

it('[CONC-42] the slack of a plan is from today and its first day to its last, and what has begun stays', () => {
  expect(slackOf(OWN, TODAY)).toMatchObject({ notBefore: '2027-03-01', notAfter: '2027-03-31', fixedTaskIds: [] });
  expect(slackOf(OWN, toDay('2027-03-05'))).toMatchObject({ notBefore: '2027-03-05', fixedTaskIds: [2] });
  expect(find([OWN, BESIDE], { today: toDay('2027-03-11') }).sites[0]).toMatchObject({ hasSlack: false, shifts: [] });
});
