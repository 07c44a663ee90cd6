import { describe, expect, it } from 'vitest';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { HOLIDAY_DAYS } from '../calendar/general-holidays.ts';
import { DEFAULT_CALENDAR, withHolidays } from '../calendar/working-days.ts';
import { toDay } from '../day.ts';
import type { SubmissionInputs } from '../report/submission.schema.ts';
import type { ScreenBarrier } from '../screening/screening.schema.ts';
import { reviewFacts, submissionInputs } from '../testing/review-builder.ts';
import { at, project, receiver, row, task } from '../testing/snapshot-builder.ts';
import { runAutomaticChecks } from './automatic-checks.ts';
import { AUTOMATIC_CHECKS, type AutomaticCheckName } from './check-names.ts';
import type { ReviewFacts } from './review-facts.ts';

const check = (name: AutomaticCheckName, facts: ReviewFacts) =>
  runAutomaticChecks(facts).find((one) => one.name === name);
const of = (
  name: AutomaticCheckName,
  changes: Partial<CalculationSnapshot> = {},
  inputs: Partial<SubmissionInputs> = {},
) => check(name, reviewFacts(submissionInputs(project(changes), inputs)));
const passed = (count: number) => ({ result: 'passed', count, names: [], targets: [] });
const look = (names: readonly string[], target: object | null, count = names.length) => ({
  ...{ result: 'look', count, names, targets: target ? [target] : [] },
});
const unused = { result: 'unused', count: 0, names: [], targets: [] };
const n1 = { kind: 'receiver', pointId: 1 };
const excavator = { kind: 'row', rowId: 1, taskId: 1 };
const report = submissionInputs().report;

describe('[APPROVE-40] automatic checks', () => {
  it('are made in the order of their list, each once', () => {
    expect(runAutomaticChecks(reviewFacts(submissionInputs())).map(({ name }) => name)).toEqual(AUTOMATIC_CHECKS);
  });

  it('levels are of the inputs handed in', () => {
    const facts = reviewFacts(submissionInputs());
    expect(check('levelsOfInputs', facts)).toMatchObject(passed(1));
    const otherLevels = facts.run.levels.map((level) => ({ ...level, mitigatedLevel: 70 }));
    for (const run of [
      { ...facts.run, inputHash: 'other' },
      { ...facts.run, levels: otherLevels },
    ])
      expect(check('levelsOfInputs', { ...facts, run })).toMatchObject(look(['N1'], n1));
    expect(of('levelsOfInputs', {}, { receivers: [] })).toMatchObject(unused);
  });

  it('compulsory receivers are included', () => {
    const school = receiver({ pointId: 2, name: '', buildingName: 'School', kind: 'education', position: at(30, 230) });
    const inputs = submissionInputs(project({ receivers: [receiver(), school] }));
    const facts = reviewFacts(inputs);
    expect(check('compulsoryIncluded', facts)).toMatchObject(passed(2));
    const one = { ...inputs, receivers: inputs.receivers.filter(({ pointId }) => pointId === 1) };
    expect(check('compulsoryIncluded', { ...facts, inputs: one })).toMatchObject(
      look(['School'], { kind: 'receiver', pointId: 2 }),
    );
    expect(of('compulsoryIncluded', { rows: [] })).toMatchObject(unused);
  });

  it('every exceedance has a reason', () => {
    const loud = { rows: [row({ soundPower: 122 })] };
    expect(of('exceedancesExplained', loud)).toMatchObject(look(['N1'], n1));
    const reasons = [{ pointId: 1, reason: 'Rock' }];
    expect(of('exceedancesExplained', loud, { report: { ...report, reasons } })).toMatchObject(passed(1));
    const blank = [{ pointId: 1, reason: '  ' }];
    expect(of('exceedancesExplained', loud, { report: { ...report, reasons: blank } })).toMatchObject(look(['N1'], n1));
    expect(of('exceedancesExplained')).toMatchObject(unused);
  });

  it('typed sound powers are proved', () => {
    const figure = { rowId: 1, listedSoundPower: 112, isProofNeeded: true, isProved: true };
    expect(of('figuresProved', {}, { ownFigures: [figure] })).toMatchObject(passed(1));
    expect(of('figuresProved', {}, { ownFigures: [{ ...figure, isProved: false }] })).toMatchObject(
      look(['Excavator'], excavator),
    );
    expect(of('figuresProved')).toMatchObject(unused);
    const { ownFigures: _, ...older } = submissionInputs();
    expect(check('figuresProved', reviewFacts(older))).toMatchObject(unused);
  });

  it('sound powers are as listed', () => {
    const listed = (listedSoundPower: number) => [
      { rowId: 1, listedSoundPower, isProofNeeded: false, isProved: false },
    ];
    expect(of('soundPowersUsual', {}, { ownFigures: listed(117) })).toMatchObject(passed(1));
    expect(of('soundPowersUsual', {}, { ownFigures: listed(117.1) })).toMatchObject(look(['Excavator'], excavator));
    expect(of('soundPowersUsual', { rows: [row({ soundPower: 0 })] })).toMatchObject(look(['Excavator'], excavator));
    const { ownFigures: _, ...older } = submissionInputs();
    expect(check('soundPowersUsual', reviewFacts(older))).toMatchObject(unused);
  });

  it('on-time percentages are usual', () => {
    expect(of('onTimeUsual', { rows: [row({ timePercent: 20 })] })).toMatchObject(passed(1));
    expect(of('onTimeUsual', { rows: [row({ timePercent: 19 })] })).toMatchObject(look(['Excavator'], excavator));
    expect(of('onTimeUsual', { rows: [] })).toMatchObject(unused);
  });

  it('quieter method before QPME before barrier', () => {
    const [method, quieter, barrier] = [
      row({ id: 1, quieterMethodSoundPower: 105 }),
      row({ id: 2, name: 'Breaker', quieterEquipmentSoundPower: 108 }),
      row({ id: 3, name: 'Crane', barrierDba: -5 }),
    ];
    expect(of('measuresInOrder', { rows: [method, quieter, barrier] })).toMatchObject(passed(3));
    expect(of('measuresInOrder', { rows: [method, barrier] })).toMatchObject(
      look(['Crane'], { kind: 'row', rowId: 3, taskId: 1 }),
    );
    expect(of('measuresInOrder', { rows: [quieter, row({ id: 3, name: 'Crane', enclosureDba: -5 })] })).toMatchObject(
      look(['Breaker'], { kind: 'row', rowId: 2, taskId: 1 }),
    );
    expect(of('measuresInOrder')).toMatchObject(unused);
  });

  it('no activity without equipment', () => {
    expect(of('activitiesEquipped')).toMatchObject(passed(1));
    expect(of('activitiesEquipped', { tasks: [task(), task({ id: 2, name: 'Backfill' })] })).toMatchObject(
      look(['Backfill'], { kind: 'activity', taskId: 2 }),
    );
    expect(of('activitiesEquipped', { tasks: [], rows: [] })).toMatchObject(unused);
  });

  it('[REPORT-87] no day of work is a Sunday or general holiday', () => {
    const days = { start: '2027-03-05', end: '2027-03-09' };
    const works = { tasks: [task(days)], rows: [row(days)] };
    expect(of('daysUnrestricted', works)).toMatchObject(look(['2027-03-07'], null));
    const facts = reviewFacts(submissionInputs(project(works)), { holidays: [toDay('2027-03-08')] });
    expect(check('daysUnrestricted', facts)).toMatchObject(look(['2027-03-07', '2027-03-08'], null));
    expect(of('daysUnrestricted', { ...works, calendar: withHolidays(DEFAULT_CALENDAR, HOLIDAY_DAYS) })).toMatchObject(
      passed(4),
    );
    expect(of('daysUnrestricted', { rows: [] })).toMatchObject(unused);
  });

  it('[REPORT-110] a receiver that is not judged on some days or at all needs a look at its file', () => {
    const outOfUse = [{ name: 'Holidays', start: toDay('2027-03-02'), end: toDay('2027-03-03') }];
    const school = receiver({ pointId: 2, name: 'School', outOfUse, exemptionFile: 'Calendar.pdf' });
    expect(of('exemptions', { receivers: [receiver(), school] })).toMatchObject(
      look(['School'], { kind: 'receiver', pointId: 2 }),
    );
    const closed = receiver({ pointId: 3, name: 'Hall', hasClosedWindows: true, exemptionFile: 'Windows.pdf' });
    expect(of('exemptions', { receivers: [receiver(), closed] })).toMatchObject(
      look(['Hall'], { kind: 'receiver', pointId: 3 }),
    );
    expect(of('exemptions')).toMatchObject(unused);
  });

  it('[APPROVE-81] declared blank facades need a look at their file while screening is on', () => {
    const home = receiver({ pointId: 2, name: 'Tower', hasBlankFacades: true, exemptionFile: 'Facade.pdf' });
    const screening = { structures: [], barriers: [], zones: [], rows: [], points: [] };
    expect(of('blankFacades', { receivers: [receiver(), home], screening })).toMatchObject(
      look(['Tower'], { kind: 'receiver', pointId: 2 }),
    );
    expect(of('blankFacades', { receivers: [home] })).toMatchObject(unused);
    expect(of('exemptions', { receivers: [home], screening })).toMatchObject(unused);
  });

  it('[APPROVE-82] bunds and containers that count need a look at their file', () => {
    const line = [at(0, 0), at(10, 0)];
    const bund = { ...{ id: 1, name: 'Bund', kind: 'bund', line, heightMetres: 3, groundLevel: null }, hasProof: true };
    const barriers = [bund, { ...bund, name: 'Low', heightMetres: 2.9 }, { ...bund, name: 'No file', hasProof: false }];
    const others = [{ ...bund, name: 'Wall', kind: 'acoustic' }];
    const listed = (given: readonly object[]) =>
      of('temporaryBarriers', {
        screening: { structures: [], barriers: given as ScreenBarrier[], zones: [], rows: [], points: [] },
      });
    expect(listed([...barriers, ...others])).toMatchObject(look(['Bund'], null));
    expect(listed(others)).toMatchObject(unused);
  });

  it('no answer is missing', () => {
    expect(of('answersGiven')).toMatchObject(look(['permits', 'monitoring', 'signatures'], null));
    const status = 'Not Applicable';
    const permit = { status, details: '' } as SubmissionInputs['report']['cpoa']['cnp'];
    const given = {
      ...report,
      cpoa: { ...report.cpoa, cnp: permit, ep: permit, exp: permit, dp: permit },
      cnm: { ...report.cnm, cnm: { ticked: [], others: 'Weekly' } },
      ...{ prepared: { by: 'A', date: null }, checked: { by: 'B', date: null } },
    };
    expect(of('answersGiven', {}, { report: given })).toMatchObject(passed(4));
    const unanswered = { ...given, cna: { choice: null, reason: '' } };
    expect(of('answersGiven', {}, { report: unanswered })).toMatchObject(look(['assessment'], null));
  });

  it('receivers moved less than 5 m', () => {
    const handwork = submissionInputs().handwork ?? expect.fail();
    const moved = (metres: number) => ({
      handwork: { ...handwork, movedPoints: [{ pointId: 1, name: 'N1', metres }] },
    });
    expect(of('movesSmall', {}, moved(4.99))).toMatchObject(passed(1));
    expect(of('movesSmall', {}, moved(5))).toMatchObject(look(['N1'], n1));
    expect(of('movesSmall')).toMatchObject(unused);
  });

  it('[NSR-39] reported schools at which work is heard have examination dates', () => {
    const [start, end] = [toDay('2027-03-08'), toDay('2027-03-12')];
    const dated = receiver({ kind: 'education', otherCriteria: [{ name: 'Exam', start, end, value: 65 }] });
    expect(of('schoolDates', { receivers: [dated] })).toMatchObject(passed(1));
    expect(of('schoolDates', { receivers: [receiver({ kind: 'education' })] })).toMatchObject(look(['N1'], n1));
    expect(of('schoolDates')).toMatchObject(unused);
    const silent = project({ receivers: [receiver({ kind: 'education' })], rows: [] });
    expect(of('schoolDates', silent)).toMatchObject(unused);
    // A receiver outside the report is not checked.
    for (const kind of ['education', 'residential'] as const)
      expect(of('schoolDates', { receivers: [receiver({ kind })] }, { receivers: [] })).toMatchObject(unused);
  });

  it('neighbours approved since are counted', () => {
    const inputs = submissionInputs(project(), { neighbours: [{ id: 4, title: 'Depot' }] });
    const depot = { id: 4, title: 'Depot' };
    expect(check('neighboursCounted', reviewFacts(inputs, { neighbours: [depot] }))).toMatchObject(passed(1));
    const since = [depot, { id: 5, title: 'Subway' }];
    expect(check('neighboursCounted', reviewFacts(inputs, { neighbours: since }))).toMatchObject(
      look(['Subway'], null),
    );
    expect(check('neighboursCounted', reviewFacts(inputs))).toMatchObject(unused);
  });

  it('[APPROVE-79] the site overlaps no approved site near it', () => {
    const checkNear = (...overlaps: readonly boolean[]) =>
      check(
        'siteApart',
        reviewFacts(submissionInputs(), {
          sitesNear: overlaps.map((isOverlapping, index) => ({ title: `Site ${index}`, isOverlapping })),
        }),
      );
    expect(checkNear(false, false)).toMatchObject(passed(2));
    expect(checkNear(false, true)).toMatchObject(look(['Site 1'], null));
    expect(checkNear()).toMatchObject(unused);
  });

  it('barriers are not above 7 m', () => {
    const facts = reviewFacts(submissionInputs());
    const [timeline] = [...facts.timelines.values()];
    const needing = (heightMetres: number | null) => {
      const height = heightMetres === null ? null : { heightMetres, buildableHeightMetres: 7 };
      const barrier = { taskId: 1, lastRedFloor: 2, totalFloors: 9, sourceDistanceMetres: 40, height };
      const timelines = new Map([[1, { ...(timeline ?? expect.fail()), barriers: [barrier] }]]);
      return check('barrierHeights', { ...facts, timelines });
    };
    expect(needing(7)).toMatchObject(passed(1));
    for (const height of [7.01, null]) expect(needing(height)).toMatchObject(look(['N1'], n1));
    expect(check('barrierHeights', facts)).toMatchObject(unused);
  });

  it('documents match their hashes', () => {
    const inputs = submissionInputs();
    const of = (...isDamaged: boolean[]) =>
      check(
        'documentHashes',
        reviewFacts(inputs, { files: isDamaged.map((is, n) => ({ name: `${n}`, isDamaged: is })) }),
      );
    expect(of(false, false)).toMatchObject(passed(2));
    expect(of(false, true)).toMatchObject(look(['1'], null));
    expect(of()).toMatchObject(unused);
  });

  it('name the first five of many with their places, and count all', () => {
    const tasks = Array.from({ length: 8 }, (_, index) => task({ id: index + 1, name: `T${index + 1}` }));
    expect(of('activitiesEquipped', { tasks })).toMatchObject({
      ...{ result: 'look', count: 7, names: ['T2', 'T3', 'T4', 'T5', 'T6'] },
      targets: [2, 3, 4, 5, 6].map((taskId) => ({ kind: 'activity', taskId })),
    });
  });
});
