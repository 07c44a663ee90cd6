import { calculate, criterionOfKind, describeTimeline, isPublishedCriterion, LiveCalculation } from '@quietsite/domain';
import { expect, test } from 'vitest';
import type { CaseKind } from '../case.ts';
import { toSnapshot } from '../engine-answer.ts';
import { answerByOracle } from '../oracle/answer.ts';
import { POINT_ID, rowWithLevel, siteAround } from './site.ts';

/** The vector without examinations, which are dated criteria (M-142). */
const VECTOR: readonly (readonly [CaseKind, number | null, 'read' | 'decision' | 'M-55' | 'M-141'])[] = [
  ['residential', 75, 'read'],
  ['hotel', 75, 'read'],
  ['education', 70, 'read'],
  ['hospital', 70, 'decision'],
  ['clinic', 70, 'decision'],
  ['agedHome', 70, 'decision'],
  ['worship', 70, 'read'],
  ['court', 70, 'decision'],
  ['library', 70, 'read'],
  ['performingArts', 70, 'decision'],
  ['openAir', null, 'M-141'],
  ['other', 75, 'M-55'],
];
const siteOf = (kind: CaseKind, criterion: number | null = null) =>
  siteAround([{ distance: 100, soundPower: 120 }], { kind, criterion });

test.each(VECTOR)('[CALC-66] [G140] the kind %s is judged against %s (M-140)', (kind, criterion, certainty) => {
  expect(calculate(toSnapshot(siteOf(kind))).receivers[0]).toMatchObject({ criterion, isDefaultCriterion: true });
  expect(answerByOracle(siteOf(kind)).receivers[0]?.criterion).toBe(criterion);
  expect([criterionOfKind(kind), isPublishedCriterion(kind)]).toEqual([criterion, certainty !== 'decision']);
});

test('[CALC-66] a church with a value of its own is judged against that', () => {
  expect(calculate(toSnapshot(siteOf('worship', 72.5))).receivers[0]?.criterion).toBe(72.5);
});

test('[CALC-66] [G141] 69.8 satisfies 70 on 1 June and exceeds 65 in the examinations of 7 June (M-142)', () => {
  const examinations = { name: 'Examination', start: '2027-06-07', end: '2027-06-18', value: 65 };
  const site = siteAround([{ distance: 100, soundPower: 0 }], { kind: 'education', otherCriteria: [examinations] });
  const works = ['2027-06-01', '2027-06-07'].map((day, i) => ({ id: i + 1, zoneId: 1, start: day, end: day }));
  const input = {
    ...{ ...site, tasks: works },
    rows: works.map(({ id, start, end }) => rowWithLevel(69.8, { id, taskId: id, start, end })),
  };
  const steps = describeTimeline(new LiveCalculation(toSnapshot(input)), POINT_ID)?.steps ?? [];
  const heard = steps.filter(({ mitigated }) => mitigated.level !== null);
  expect(heard.map(({ criterion, mitigated }) => [criterion, mitigated.verdict])).toEqual([
    [70, 'satisfies'],
    [65, 'exceeds'],
  ]);
  for (const answer of [
    calculate(toSnapshot(input)).receivers[0]?.mitigated,
    answerByOracle(input).receivers[0]?.mitigated.own,
  ])
    expect(answer).toMatchObject({ exceedsInReport: true, exceedanceDays: 1 });
});

test('[CALC-68] [G142] 115 at 70 m is 73.10 at a building and 70.10 in the open, where there is no facade (M-141)', () => {
  const levels = (['other', 'openAir'] as const).map((kind) => {
    const input = siteAround([{ distance: 70, soundPower: 115 }], { kind });
    const level = calculate(toSnapshot(input)).receivers[0]?.mitigated.highestLevel;
    expect(level).toBeCloseTo(answerByOracle(input).receivers[0]?.mitigated.own.level ?? 0, 9);
    return level;
  });
  expect(levels).toEqual([expect.closeTo(73.098039, 6), expect.closeTo(70.098039, 6)]);
});

test('[CALC-68] a place in the open has a level and no verdict, until somebody types a criterion (M-141)', () => {
  const [park] = calculate(toSnapshot(siteOf('openAir'))).receivers;
  expect(park).toMatchObject({ criterion: null, verdict: null, unmitigated: { verdict: null, exceedanceDays: 0 } });
  expect(park?.mitigated.highestLevel).toBeGreaterThan(70);
  expect(calculate(toSnapshot(siteOf('openAir', 65))).receivers[0]).toMatchObject({
    criterion: 65,
    verdict: 'exceeds',
  });
});

test('[CALC-68] on the days of a dated criterion it is judged, on the others it is not (M-57, M-141)', () => {
  const festival = { name: 'Festival', start: '2027-03-02', end: '2027-03-02', value: 60 };
  const site = siteAround([{ distance: 100, soundPower: 120 }], { kind: 'openAir', otherCriteria: [festival] });
  const work = { start: '2027-03-01', end: '2027-03-03' };
  const input = {
    ...site,
    tasks: site.tasks.map((task) => ({ ...task, ...work })),
    rows: site.rows.map((row) => ({ ...row, ...work })),
  };
  const steps = describeTimeline(new LiveCalculation(toSnapshot(input)), POINT_ID)?.steps ?? [];
  expect(steps.map(({ criterion, mitigated }) => [criterion, mitigated.verdict])).toEqual([
    [null, null],
    [60, 'exceeds'],
    [null, null],
  ]);
  expect(calculate(toSnapshot(input)).receivers[0]).toMatchObject({ criterion: null, verdict: 'exceeds' });
  expect(answerByOracle(input).receivers[0]?.mitigated.own.exceedanceDays).toBe(1);
});

test('[CALC-69] [G141] 73.1 in the school holidays is the highest level, on a day that is not judged (M-143)', () => {
  const school = {
    kind: 'education' as const,
    otherCriteria: [{ name: 'Examination', start: '2027-06-07', end: '2027-06-18', value: 65 }],
    outOfUse: [{ name: 'Summer holidays', start: '2027-07-16', end: '2027-08-31' }],
  };
  const site = siteAround([{ distance: 100, soundPower: 0 }], school);
  const heard = { '2027-06-01': 69.8, '2027-06-07': 69.8, '2027-07-20': 73.1 };
  const works = Object.keys(heard).map((day, i) => ({ id: i + 1, zoneId: 1, start: day, end: day }));
  const rows = works.map(({ id, start, end }, i) =>
    rowWithLevel(Object.values(heard)[i] ?? 0, { id, taskId: id, start, end }),
  );
  const input = { ...site, tasks: works, rows };
  const steps = describeTimeline(new LiveCalculation(toSnapshot(input)), POINT_ID)?.steps ?? [];
  const shown = steps.filter(({ mitigated }) => mitigated.level !== null);
  expect(shown.map(({ criterion, mitigated }) => [criterion, mitigated.verdict])).toEqual([
    [70, 'satisfies'],
    [65, 'exceeds'],
    [null, null],
  ]);
  const [mitigated, own] = [
    calculate(toSnapshot(input)).receivers[0]?.mitigated,
    answerByOracle(input).receivers[0]?.mitigated.own,
  ];
  expect(mitigated).toMatchObject({ exceedanceDays: 1, highestDay: '2027-07-20' });
  expect(own).toMatchObject({ exceedanceDays: 1, day: '2027-07-20' });
  expect([mitigated?.highestLevel, own?.level]).toEqual([expect.closeTo(73.1, 6), expect.closeTo(73.1, 6)]);
});

test('[CALC-70] a school that does not rely on opened windows has a level and no verdict, on no day (M-143)', () => {
  const examination = { name: 'Examination', start: '2027-03-01', end: '2027-03-31', value: 65 };
  const site = siteAround([{ distance: 100, soundPower: 120 }], {
    ...{ kind: 'education', criterion: 68, otherCriteria: [examination], hasClosedWindows: true },
  });
  const [school] = calculate(toSnapshot(site)).receivers;
  expect(school).toMatchObject({ criterion: null, verdict: null, mitigated: { exceedanceDays: 0, verdict: null } });
  expect(school?.mitigated.highestLevel).toBeGreaterThan(70);
  expect(answerByOracle(site).receivers[0]?.criterion).toBeNull();
});
