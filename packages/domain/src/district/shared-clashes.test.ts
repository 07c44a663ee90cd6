import { expect, it } from 'vitest';
import { describeNeighbour } from '../calculation/neighbours/neighbours.ts';
import { judgeLevel } from '../calculation/verdict.ts';
import { addDays, toDay } from '../day.ts';
import { createRandomDistrict, withNeighbours } from '../testing/random-district.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import { listSharedClashes, sortByMargin } from './shared-clashes.ts';
import { calculateDayParts } from './site-calendar.ts';

const MARCH = { start: toDay('2027-03-01'), end: toDay('2027-03-31') };

/** A site as far from the receiver as the project, on the other side, with its own days. */
const beside = (id: number, start: string, end: string) =>
  describeNeighbour({
    zones: [zone({ id, outline: squareAt(0, 200, 60), centre: at(30, 230) })],
    tasks: [task({ id, zoneId: id, start, end })],
    rows: [row({ id, taskId: id, start, end })],
  });

/** The criterion lies between one site and two of them. */
function district() {
  const neighbours = [beside(21, '2027-03-10', '2027-03-20'), beside(22, '2027-03-15', '2027-03-25')];
  const own = calculateDayParts(project({ neighbours }), toDay('2027-03-15'));
  const criterion = Math.ceil(Math.max(...(own?.alone ?? []).map((level) => level ?? 0)));
  return project({ neighbours, receivers: [receiver({ criterion })] });
}

it('[CONC-32] a site takes part in the clashes that would not be there without it', () => {
  const listed = (site: number) => listSharedClashes({ snapshot: district(), site, period: MARCH });
  // On 15 to 20 March any two of the three exceed, so no single site is the cause.
  expect(listed(0)).toMatchObject([{ pointId: 1, clashDays: 10, firstDay: '2027-03-10', lastDay: '2027-03-25' }]);
  expect(listed(1)).toMatchObject([{ clashDays: 5, firstDay: '2027-03-10', lastDay: '2027-03-14' }]);
  expect(listed(2)).toMatchObject([{ clashDays: 5, firstDay: '2027-03-21', lastDay: '2027-03-25' }]);
  const [clash] = listed(1);
  expect(clash?.worst).toMatchObject({ day: '2027-03-10', level: clash?.parts.together });
  expect(clash?.siteLevel).toBe(clash?.parts.alone[1]);
  expect(clash?.othersLevel).toBeCloseTo(clash?.parts.alone[0] ?? 0, 9);
});

it('[CONC-32] a site that adds hardly anything takes no part, and what was typed counts as one of the others', () => {
  const [start, end] = [toDay('2027-03-10'), toDay('2027-03-25')];
  const snapshot = district();
  const typed = [{ name: 'Site', start, end, level: 80 }];
  const receivers = snapshot.receivers.map((one) => ({ ...one, contributions: typed }));
  for (const site of [0, 1, 2])
    expect(listSharedClashes({ snapshot: { ...snapshot, receivers }, site, period: MARCH })).toEqual([]);
});

it('[CONC-23] outside of the period and without a clash there is nothing', () => {
  const before = { start: MARCH.start, end: toDay('2027-03-09') };
  expect(listSharedClashes({ snapshot: district(), site: 0, period: before })).toEqual([]);
  expect(listSharedClashes({ snapshot: project(), site: 0, period: MARCH })).toEqual([]);
});

it('[CONC-23] [CONC-32] the clashes are those of the parts of every day', () => {
  const sites = createRandomDistrict(41, { sites: 4, receiversPerSite: 3, sideMetres: 300 });
  const snapshot = withNeighbours(sites, 0);
  const period = { start: toDay('2027-04-01'), end: toDay('2027-05-31') };
  // Between the loudest alone and all together, on the day on which these differ most.
  const receivers = snapshot.receivers.map((one) => {
    let [best, criterion] = [0, 75];
    for (let day = period.start; day <= period.end; day = addDays(day, 1)) {
      const parts = calculateDayParts({ ...snapshot, receivers: [one] }, day);
      const alone = Math.max(...(parts?.alone ?? []).map((level) => level ?? 0));
      const gain = (parts?.together ?? 0) - alone;
      if (gain > best) [best, criterion] = [gain, Math.ceil(alone)];
    }
    return { ...one, criterion };
  });
  const all = listSharedClashes({ snapshot: { ...snapshot, receivers }, site: 2, period });
  let days = 0;
  for (const one of receivers)
    for (let day = period.start; day <= period.end; day = addDays(day, 1)) {
      const parts = calculateDayParts({ ...snapshot, receivers: [one] }, day);
      if (parts?.together == null) continue;
      const others = [...parts.alone.filter((_, index) => index !== 2), parts.typed].filter((level) => level !== null);
      const satisfies = (level: number | null) => level === null || judgeLevel(level, parts.criterion) === 'satisfies';
      const without =
        others.length > 0 ? 10 * Math.log10(others.reduce((sum, one) => sum + 10 ** (one / 10), 0)) : null;
      if (!satisfies(parts.together) && parts.alone.every(satisfies) && satisfies(without)) days++;
    }
  expect(days).toBeGreaterThan(0);
  expect(all.reduce((total, { clashDays }) => total + clashDays, 0)).toBe(days);
});

it('[CONC-23] the largest margin comes first', () => {
  const clash = (pointId: number, level: number) => ({
    ...{ pointId, worst: { day: MARCH.start, level, criterion: 75, verdict: 'exceeds' as const } },
  });
  expect(sortByMargin([clash(3, 76), clash(2, 77), clash(1, 76)]).map(({ pointId }) => pointId)).toEqual([2, 1, 3]);
});
