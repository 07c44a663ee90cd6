import { describe, expect, it } from 'vitest';
import { HOLIDAY_DAYS } from '../calendar/general-holidays.ts';
import { DEFAULT_CALENDAR, withHolidays } from '../calendar/working-days.ts';
import { toDay } from '../day.ts';
import { reviewFacts, submissionInputs } from '../testing/review-builder.ts';
import { at, project, receiver, row, task, zone } from '../testing/snapshot-builder.ts';
import { describeBrief } from './describe-brief.ts';
import { describeHandwork } from './handwork.ts';

const near = receiver();
const far = receiver({ pointId: 2, name: 'N2', buildingName: 'Block B', position: at(30, 1030) });
const school = receiver({ pointId: 3, name: 'N3', buildingName: 'School', kind: 'education', position: at(30, 180) });
/** Exceeds within some 200 m. */
const loudRow = row({ soundPower: 122 });
const loud = project({ receivers: [far, school, near], rows: [loudRow] });
const brief = (...parameters: Parameters<typeof submissionInputs>) =>
  describeBrief(reviewFacts(submissionInputs(...parameters)), null);
const earlier = (inputs: ReturnType<typeof submissionInputs>) => ({ submissionId: 8, number: 1, inputs });

describe('[APPROVE-37] the brief of a submission', () => {
  it('counts receivers by the one verdict rule and lists those that exceed, the largest excess first', () => {
    const { counts, exceeding, worst } = brief(loud);
    expect(counts).toMatchObject({ exceeds: 2, borderline: 0, satisfies: 1 });
    expect(exceeding.map(({ name }) => name)).toEqual(['N3', 'N1']);
    expect(worst?.excess).toBeCloseTo((worst?.level ?? 0) - (worst?.criterion ?? 0), 9);
    expect(worst?.verdict).toBe('exceeds');
  });

  it('takes a stored verdict as it was submitted', () => {
    const inputs = submissionInputs(loud);
    const receivers = inputs.receivers.map((one) => ({ ...one, verdict: 'borderline' as const }));
    expect(describeBrief(reviewFacts({ ...inputs, receivers }), null)).toMatchObject({
      ...{ counts: { exceeds: 0, borderline: 3 }, exceeding: [] },
    });
  });

  it('names the smallest margin where nothing exceeds, and nothing where nothing is heard', () => {
    const { worst } = brief(project({ receivers: [far] }));
    expect(worst).toMatchObject({ name: 'N2', criterion: 75, verdict: 'satisfies' });
    expect(worst?.excess).toBeLessThan(0);
    expect(brief(project({ rows: [] })).worst).toBeNull();
  });

  it('judges the levels with the mitigation', () => {
    const quieter = brief(project({ rows: [row({ soundPower: 122, quieterMethodSoundPower: 105 })] }));
    const { worst, days } = brief(project({ rows: [row({ soundPower: 105 })] }));
    expect(worst?.verdict).toBe('satisfies');
    expect({ worst: quieter.worst, days: quieter.days }).toEqual({ worst, days });
  });

  it('counts the days of exceedance of the two receivers with the most, of the days of the programme', () => {
    const rows = [row({ soundPower: 122, start: '2027-03-10', end: '2027-03-12' })];
    expect(brief({ ...loud, rows }).days).toMatchObject({
      ...{ total: 31, exceeded: [{ days: 3 }, { days: 3 }] },
    });
    expect(brief(project({ receivers: [far] })).days).toEqual({ total: 31, exceeded: [] });
  });

  it('counts rows with measures by stage; a row can have several', () => {
    const rows = [
      row({ id: 1, quieterMethodSoundPower: 105, barrierDba: -5 }),
      row({ id: 2, quieterEquipmentSoundPower: 108 }),
      row({ id: 3, customMethodDba: -3 }),
      row({ id: 4 }),
    ];
    expect(brief(project({ rows })).measures).toEqual({
      ...{ rows: 4, withMeasure: 3, methods: 1, quieterEquipment: 1, barriers: 1, others: 1 },
    });
  });
});

describe('[APPROVE-38] since the last submission', () => {
  const quieter = project({ receivers: [near, far], rows: [row({ soundPower: 90 })] });
  const [before, after] = [
    submissionInputs(project({ receivers: [near, far], rows: [loudRow] })),
    submissionInputs(quieter),
  ];

  it('names who no longer exceeds and who newly does, and counts the changed inputs', () => {
    expect(describeBrief(reviewFacts(after), earlier(before)).since).toEqual({
      ...{
        submissionId: 8,
        number: 1,
        newlyExceeding: [],
        noLongerExceeding: ['N1'],
        inputChanges: 1,
        isCalendarChanged: false,
        isScreeningChanged: false,
      },
    });
    expect(describeBrief(reviewFacts(before), earlier(after)).since).toMatchObject({
      ...{ newlyExceeding: ['N1'], noLongerExceeding: [], inputChanges: 1 },
    });
  });

  it('[SCHED-40] says that the working calendar is another', () => {
    const calendar = withHolidays(DEFAULT_CALENDAR, HOLIDAY_DAYS);
    const worked = { ...after, snapshot: { ...after.snapshot, calendar } };
    expect(describeBrief(reviewFacts(worked), earlier(after)).since).toMatchObject({
      ...{ inputChanges: 2, isCalendarChanged: true },
    });
    expect(describeBrief(reviewFacts(worked), earlier(worked)).since).toMatchObject({
      ...{ inputChanges: 0, isCalendarChanged: false },
    });
    // Holidays outside the project's years do not matter.
    const holidays = [...HOLIDAY_DAYS, toDay('2039-05-05')];
    const later = { ...after, snapshot: { ...after.snapshot, calendar: { ...calendar, holidays } } };
    expect(describeBrief(reviewFacts(later), earlier(worked)).since?.isCalendarChanged).toBe(false);
    // A day of one activity only.
    const tasks = [task({ end: '2027-03-02' }), task({ id: 2, start: '2027-03-08', end: '2027-03-12' })];
    const withCalendar = (changes: Partial<typeof calendar>) => ({
      ...after,
      snapshot: { ...after.snapshot, tasks, calendar: { ...calendar, ...changes } },
    });
    const isChangedBy = (changes: Partial<typeof calendar>) =>
      describeBrief(reviewFacts(withCalendar(changes)), earlier(withCalendar({}))).since?.isCalendarChanged;
    const added = [...HOLIDAY_DAYS, toDay('2027-03-10')].sort();
    expect([{ holidays: added }, { weekdays: [1, 2, 3, 4, 5] }, {}].map(isChangedBy)).toEqual([true, true, false]);
  });

  it('[REPORT-97] says that screening is another', () => {
    const screening = { structures: [], barriers: [], zones: [], rows: [], points: [], edition: 3 };
    const screened = { ...after, snapshot: { ...after.snapshot, screening } };
    expect(describeBrief(reviewFacts(screened), earlier(after)).since).toMatchObject({
      ...{ inputChanges: 1, isScreeningChanged: true, isCalendarChanged: false },
    });
    expect(describeBrief(reviewFacts(screened), earlier(screened)).since).toMatchObject({
      ...{ inputChanges: 0, isScreeningChanged: false },
    });
  });

  it('counts nothing between equal submissions, and says nothing of the first', () => {
    expect(describeBrief(reviewFacts(after), earlier(after)).since).toMatchObject({
      ...{ newlyExceeding: [], noLongerExceeding: [], inputChanges: 0 },
    });
    expect(describeBrief(reviewFacts(after), null).since).toBeNull();
  });

  it('takes borderline for no exceedance', () => {
    const receivers = after.receivers.map((one) => ({ ...one, verdict: 'borderline' as const }));
    const borderline = { ...after, receivers };
    expect(describeBrief(reviewFacts(borderline), earlier(before)).since).toMatchObject({
      ...{ newlyExceeding: [], noLongerExceeding: ['N1'] },
    });
    expect(describeBrief(reviewFacts(before), earlier(borderline)).since).toMatchObject({
      ...{ newlyExceeding: ['N1'], noLongerExceeding: [] },
    });
  });

  it('names a new receiver that exceeds', () => {
    const one = submissionInputs(project({ receivers: [far], rows: [loudRow] }));
    expect(describeBrief(reviewFacts(before), earlier(one)).since?.newlyExceeding).toEqual(['N1']);
  });
});

describe('[APPROVE-39] what was changed by hand', () => {
  it('counts receivers, criteria, centres and buildings; the criterion of a building once', () => {
    const receivers = [
      receiver({ pointId: 1, criterion: 70, criterionOrigin: 'building' }),
      receiver({ pointId: 2, criterion: 70, criterionOrigin: 'building' }),
      receiver({ pointId: 3, criterion: 65, criterionOrigin: 'point' }),
      receiver({ pointId: 4, criterion: 75, criterionOrigin: 'point' }),
    ];
    const zones = [zone(), zone({ id: 2, centre: at(31, 30) })];
    const point = { pointId: 1, name: 'N1' };
    const handwork = {
      ...{ movedPoints: [{ ...point, metres: 3 }], addedPoints: [point, point], deletedPoints: [] },
      removedBuildings: ['Block C'],
    };
    expect(brief(project({ receivers, zones }), { handwork }).byHand).toEqual({
      ...{ movedPoints: 1, addedPoints: 2, deletedPoints: 0, criteria: 2, centres: 1, buildings: 1 },
    });
  });

  it('is not known of a submission from before it was frozen', () => {
    const { handwork: _, ...older } = submissionInputs();
    expect(describeBrief(reviewFacts(older), null).byHand).toBeNull();
  });

  it('is frozen from the history of points, those added and the buildings taken off the list', () => {
    const history = [
      { pointId: 1, name: 'N1', buildingName: 'Block A', oldPosition: at(0, 0), position: at(3, 4) },
      { pointId: 2, name: '', buildingName: 'Block B', oldPosition: at(0, 0), position: null },
    ];
    const points = [
      { pointId: 1, name: 'N1', isAdded: false },
      { pointId: 3, name: 'N3', isAdded: true },
    ];
    expect(describeHandwork(history, points, ['Block C'])).toEqual({
      movedPoints: [{ pointId: 1, name: 'N1', metres: 5 }],
      addedPoints: [{ pointId: 3, name: 'N3' }],
      deletedPoints: [{ pointId: 2, name: 'Block B' }],
      removedBuildings: ['Block C'],
    });
  });
});
