import { computePropagation } from '@quietsite/acoustics';
import {
  type CalculationSnapshot,
  calculate,
  explain,
  LiveCalculation,
  summarise,
  summariseRun,
  toDay,
} from '@quietsite/domain';
import {
  area,
  computeGeographicalCentre,
  computeNotionalSource,
  createAlignment,
  findDominantStretch,
  type Hk80Polygon,
  hk80,
  outlineStretch,
} from '@quietsite/geometry';
import { describe, expect, test } from 'vitest';
import type { CaseCalendar, CaseFront, CasePoint } from '../case.ts';
import { toSnapshot } from '../engine-answer.ts';
import { present } from '../present.ts';
import { divide } from '../testing/divided-front.ts';
import { readVector } from './read-vector.ts';
import { POINT_ID, receiver, row, task, zone } from './site.ts';

interface GivenFront {
  readonly alignment: readonly CasePoint[];
  readonly width: number;
  readonly metresPerDay: number;
  readonly start: string;
}

interface GivenPart {
  readonly part: number;
  readonly from: number;
  readonly to: number;
  readonly days: number;
  readonly start: string;
  readonly end: string;
}

const HOLIDAYS = ['2027-03-26', '2027-03-27', '2027-03-29', '2027-04-05', '2027-05-01'];
/** The calendar of G150. */
const CALENDAR: CaseCalendar = {
  ...{ weekdays: [1, 2, 3, 4, 5, 6], worksOnHolidays: false, holidays: HOLIDAYS },
  ...{ shutdowns: [], extraDays: [] },
};

const frontOf = (
  { alignment, width, metresPerDay, start }: GivenFront,
  changes: Partial<CaseFront> = {},
): CaseFront => ({
  ...{ alignment, widthMetres: width, metresPerDay, start, direction: 'forwards' },
  ...changes,
});

const listed = (parts: ReturnType<typeof divide>['parts']) =>
  parts.map(({ fromMetres, toMetres, days, start, end }, index) => ({
    ...{ part: index + 1, from: expect.closeTo(fromMetres, 6), to: expect.closeTo(toMetres, 6), days, start, end },
  }));

const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 6));

/** Nearest point, centre, source, distance and level of an outline at a receiver (M-30, M-31, M-33). */
function receiveFrom(outline: Hk80Polygon, receiver: CasePoint, swl: number) {
  const centre = computeGeographicalCentre(outline);
  const { boundaryPoint, position, distanceMetres } = computeNotionalSource(outline, centre, hk80(...receiver));
  const { level } = computePropagation(swl, distanceMetres);
  return { P: [...boundaryPoint], C: [...centre], source: [...position], distance: distanceMetres, level };
}

const g150 = readVector<
  GivenFront,
  { workingDays: number; parts: readonly GivenPart[]; end: string; end_calendar_off: string; area_of_all_parts: number }
>('G150');

describe('[G150] parts of at most 5:1, dated by working days (M-151, M-152)', () => {
  const { input, expected } = g150;

  test('[SITE-63] by the calendar', () => {
    const { parts, workingDays, end } = divide(frontOf(input), CALENDAR);
    expect(expected.parts).toEqual(listed(parts));
    expect({ workingDays, end }).toEqual({ workingDays: expected.workingDays, end: expected.end });
    const areas = parts.reduce((total, { outline }) => total + area(outline), 0);
    expect(areas).toBeCloseTo(expected.area_of_all_parts, 6);
  });

  test('[SITE-63] without a calendar', () => {
    expect(divide(frontOf(input)).end).toBe(expected.end_calendar_off);
  });
});

test('[SITE-63] [G151] a day longer than 5:1 is cut into equal pieces (M-152)', () => {
  const { input, expected } = readVector<GivenFront, { workingDays: number; parts: readonly GivenPart[] }>('G151');
  const { parts, workingDays } = divide(frontOf(input));
  expect(workingDays).toBe(expected.workingDays);
  expect(expected.parts).toEqual(listed(parts));
});

test('[SITE-61] [G152] every part has its own nearest point, centre and source (M-152)', () => {
  interface ExpectedPart {
    readonly P: CasePoint;
    readonly C: CasePoint;
    readonly source: CasePoint;
    readonly distance: number;
    readonly level: number;
  }
  const { input, expected } = readVector<
    { receiver: CasePoint; swl: number },
    { parts: readonly ExpectedPart[]; highest: number }
  >('G152');
  const received = divide(frontOf(g150.input)).parts.map(({ outline }) =>
    receiveFrom(outline, input.receiver, input.swl),
  );
  expect(received).toEqual(
    expected.parts.map(({ P, C, source, distance, level }) => ({
      ...{ P: near(P), C: near(C), source: near(source) },
      ...{ distance: expect.closeTo(distance, 6), level: expect.closeTo(level, 6) },
    })),
  );
});

/** One activity with one row on all its days, at the receiver of G152. */
function snapshotOf(calendar: CaseCalendar | undefined, metresPerDay = g150.input.metresPerDay): CalculationSnapshot {
  const { input } = readVector<{ receiver: CasePoint; swl: number; criterion: number }, unknown>('G152');
  const site = toSnapshot({
    ...{ lineageId: 'own', nearbyProjects: [], ...(calendar && { calendar }) },
    zones: [zone({ moving: frontOf(g150.input, { metresPerDay }) })],
    tasks: [task({ start: g150.input.start, end: g150.input.start })],
    rows: [row({ soundPower: input.swl, start: g150.input.start, end: '2027-12-31' })],
    receivers: [receiver({ position: input.receiver, criterion: input.criterion })],
  });
  return { ...site, zones: site.zones.map((zone) => ({ ...zone, name: 'Front 1' })) };
}

describe('[G152] the front passes a receiver (M-153)', () => {
  const { expected } = readVector<
    unknown,
    { highest: number; day: string; exceedance_days_report: number; parts: readonly { level: number }[] }
  >('G152');

  test.each([
    ['every day', undefined],
    ['by the calendar', CALENDAR],
  ])('[CALC-98] highest level, its day and the days of exceedance: %s', (_, calendar) => {
    const [result] = calculate(snapshotOf(calendar)).receivers;
    expect(result?.unmitigated).toMatchObject({
      highestLevel: expect.closeTo(expected.highest, 6),
      highestDay: expected.day,
      exceedanceDays: expected.exceedance_days_report,
    });
  });

  test('[CALC-97] its activity is one member of combinations, with one letter, and derivations name the part', () => {
    const calculation = new LiveCalculation(snapshotOf(CALENDAR));
    const { combinations, activityCodes } = summariseRun(calculation);
    expect(combinations.map(({ code }) => code)).toEqual(['A']);
    expect(new Set(activityCodes.map(({ code }) => code))).toEqual(new Set(['A']));
    const explanation = explain(calculation, POINT_ID, toDay('2027-03-09'), 'unmitigated');
    expect(explanation?.combination?.code).toBe('A');
    expect(explanation?.tasks).toMatchObject([
      {
        zoneName: 'Front 1, ch. 56-112',
        code: 'A',
        counts: true,
        level: expect.closeTo(expected.parts[1]?.level ?? 0, 6),
      },
    ]);
  });

  test('[CALC-98] [G151] of the pieces of one day only the nearest counts', () => {
    const explanation = explain(
      new LiveCalculation(snapshotOf(undefined, 400)),
      POINT_ID,
      toDay(g150.input.start),
      'unmitigated',
    );
    const counting = explanation?.tasks.filter(({ counts }) => counts) ?? [];
    expect(explanation?.tasks).toHaveLength(7);
    expect(counting.map(({ zoneName }) => zoneName)).toEqual(['Front 1, ch. 0-57.1']);
    expect(explanation?.level).toBeCloseTo(counting[0]?.level ?? 0, 9);
  });
});

test('[CALC-98] rows of a front keep their dates: parts before and after them are silent (M-13)', () => {
  const { snapshot } = new LiveCalculation(snapshotOf(CALENDAR)).prepared;
  const rows = snapshot.rows.map((entry) => entry.start);
  expect(new Set(rows).size).toBe(1);
  expect(snapshot.tasks.map(({ start, end }) => `${start} ${end}`)).toEqual(
    g150.expected.parts.map(({ start, end }) => `${start} ${end}`),
  );
});

test('[SITE-62] [CALC-121] [G153] the dominant stretch of a linear zone (M-154)', () => {
  const { input, expected } = readVector<
    Pick<GivenFront, 'alignment' | 'width'> & { receivers: readonly CasePoint[]; swl: number },
    {
      windows: readonly CasePoint[];
      sources: readonly CasePoint[];
      distances: readonly number[];
      levels: readonly number[];
      wrong_whole_zone: { P: CasePoint; C: CasePoint; source: CasePoint; distance: number; level: number };
    }
  >('G153');
  const alignment = createAlignment(input.alignment.map((point) => hk80(...point)));
  const stretches = input.receivers.map((receiver) => findDominantStretch(alignment, input.width, hk80(...receiver)));
  expect(stretches).toEqual(expected.windows.map(([fromMetres, toMetres]) => ({ fromMetres, toMetres })));
  const received = stretches.map((stretch, i) =>
    receiveFrom(outlineStretch(alignment, stretch, input.width), present(input.receivers[i]), input.swl),
  );
  expect(received.map(({ source }) => source)).toEqual(expected.sources.map(near));
  expect(received.map(({ distance }) => distance)).toEqual(near(expected.distances));
  expect(received.map(({ level }) => level)).toEqual(near(expected.levels));
  const linear = { alignment: input.alignment, widthMetres: input.width };
  const calculation = new LiveCalculation(
    toSnapshot({
      ...{ lineageId: 'own', nearbyProjects: [] },
      zones: [zone({ linear })],
      tasks: [task({})],
      rows: [row({ soundPower: input.swl })],
      receivers: input.receivers.map((position, index) => receiver({ position, pointId: index + 1 })),
    }),
  );
  const results = summarise(calculation).receivers;
  expect(results.map(({ unmitigated }) => unmitigated.highestLevel)).toEqual(near(expected.levels));
  expect(results.map(({ sources: [source] }) => source?.distanceMetres)).toEqual(near(expected.distances));
  const [first] = expected.windows;
  const day = present(results[0]?.unmitigated.highestDay);
  const [task1] = present(explain(calculation, 1, day, 'unmitigated')).tasks;
  expect(task1).toMatchObject({
    ...{ zoneName: `Zone 1, ch. ${first?.join('-')}`, portion: { fromMetres: first?.[0], toMetres: first?.[1] } },
    sources: [{ notional: { position: near(present(expected.sources[0])), distanceMetres: expect.closeTo(43, 1) } }],
  });
  const whole = outlineStretch(alignment, { fromMetres: 0, toMetres: alignment.lengthMetres }, input.width);
  const wrong = receiveFrom(whole, present(input.receivers[0]), input.swl);
  expect(wrong.level).toBeCloseTo(expected.wrong_whole_zone.level, 6);
});

describe('[G154] equality tests (M-155)', () => {
  const { expected } = readVector<
    unknown,
    {
      one_part: readonly GivenPart[];
      area: { sum: number; alignment: number };
      days: { sum: number; working: number };
      reversed: { parts: number; lengths: readonly number[] };
      calendar_off_end: string;
    }
  >('G154');
  const along = (metres: number): Partial<CaseFront> => ({
    alignment: [
      [835_000, 817_000],
      [835_000 + metres, 817_000],
    ],
  });

  test('[SITE-61] one day of 60 m is one part: the rectangle drawn by hand', () => {
    const { parts } = divide(frontOf(g150.input, { ...along(60), metresPerDay: 60 }));
    expect(expected.one_part).toEqual(listed(parts));
    const corners = present(present(parts[0]).outline[0]).map((corner) => corner.join(' '));
    expect(new Set(corners)).toEqual(new Set(['835000 816994', '835000 817006', '835060 816994', '835060 817006']));
  });

  test('[SITE-63] areas and days add up, and 392 m have seven parts of 56 m either way', () => {
    const { parts, workingDays, lengthMetres } = divide(frontOf(g150.input), CALENDAR);
    const areas = parts.reduce((total, { outline }) => total + area(outline), 0);
    expect({ sum: areas, alignment: lengthMetres * g150.input.width }).toEqual({
      sum: expect.closeTo(expected.area.sum, 6),
      alignment: expect.closeTo(expected.area.alignment, 6),
    });
    const days = parts.reduce((total, part) => total + part.days, 0);
    expect({ sum: days, working: workingDays }).toEqual(expected.days);
    const { parts: back } = divide(frontOf(g150.input, { ...along(392), direction: 'backwards' }));
    expect(back.map(({ fromMetres, toMetres }) => toMetres - fromMetres)).toEqual(near(expected.reversed.lengths));
    expect(present(back[0]).toMetres).toBeCloseTo(392, 9);
    expect(divide(frontOf(g150.input)).end).toBe(expected.calendar_off_end);
  });
});
