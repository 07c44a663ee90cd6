import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import type { SnapshotRow } from '../calculation/snapshot.schema.ts';
import { DEFAULT_CALENDAR } from '../calendar/working-days.ts';
import { toDay } from '../day.ts';
import type { MovingFront } from '../front/front.schema.ts';
import type { ScreenBarrier, ScreenStructure, SnapshotScreening } from '../screening/screening.schema.ts';
import { packTerrain } from '../terrain/snapshot-terrain.ts';
import { receiver as builtReceiver } from '../testing/snapshot-builder.ts';
import { compareBundles } from './compare-bundles.ts';
import { startReport } from './report-input.ts';
import type { SubmissionInputs } from './submission.schema.ts';
import { SUBMISSION_FORMAT, SUBMISSION_FORMAT_VERSION } from './submission-format.ts';

const [start, end] = [toDay('2027-03-01'), toDay('2027-03-31')];
const corner = (east: number, north: number) => hk80(810_000 + east, 810_000 + north);
const outline = [[corner(0, 0), corner(100, 0), corner(100, 50), corner(0, 50), corner(0, 0)]];

const row: SnapshotRow = {
  ...{ id: 31, taskId: 21, name: 'Excavator', officialId: 'CNP 081', quantity: 1, soundPower: 112, timePercent: 50 },
  ...{ start, end, exclusiveGroup: '', fixedLocation: null, quieterMethodSoundPower: 0, quieterEquipmentSoundPower: 0 },
  ...{ enclosureDba: 0, barrierDba: 0, hammerDba: 0, customMethodDba: 0, customMethodName: '' },
};
const receiver = {
  ...{ pointId: 41, name: 'N1', buildingName: 'Harbour View', isLeftOut: false, criterion: 75 },
  ...{ unmitigated: 80.04, mitigated: 74.96, withNeighbours: 75 },
};
const inputs: SubmissionInputs = {
  ...{ format: SUBMISSION_FORMAT, formatVersion: SUBMISSION_FORMAT_VERSION, productVersion: 'v1' },
  run: { id: 1, engineVersion: '1', inputHash: '', finishedAt: '' },
  submitter: { userId: 1, name: '', email: '', roleInProject: '' },
  submittedAt: '',
  project: {
    ...{ id: 1, title: 'Harbour', version: null, proponent: '', agreement: '', mainContractor: '' },
    ...{ engineerConsultant: '', commencementDate: start, completionDate: end, description: '', specialFeature: '' },
    ...{ eiaReference: '', districts: ['Eastern'], bufferRadiusMetres: 300 },
  },
  snapshot: {
    zones: [{ id: 11, name: 'Zone 1', type: 'A', outline, centre: corner(50, 25) }],
    tasks: [{ id: 21, zoneId: 11, construction: 'Piling', name: 'Bored piles', start, end }],
    ...{ rows: [row], receivers: [], neighbours: [] },
  },
  ...{ neighbours: [], report: startReport(null, start), receivers: [receiver], files: [] },
};

/** A new version, in which every entity has a new id. */
const renumbered: SubmissionInputs = {
  ...inputs,
  project: { ...inputs.project, id: 2 },
  snapshot: {
    ...inputs.snapshot,
    zones: inputs.snapshot.zones.map((zone) => ({ ...zone, id: 111 })),
    tasks: inputs.snapshot.tasks.map((task) => ({ ...task, id: 121, zoneId: 111 })),
    rows: [{ ...row, id: 131, taskId: 121 }],
  },
  receivers: [{ ...receiver, pointId: 141 }],
};
const withRows = (...rows: Partial<SnapshotRow>[]): SubmissionInputs => ({
  ...renumbered,
  snapshot: { ...renumbered.snapshot, rows: rows.map((change) => ({ ...row, taskId: 121, ...change })) },
});
const oneSatisfies = { satisfies: 1, borderline: 0, exceeds: 0, leftOut: 0, untold: 0, isRestrictedUnassessed: false };
const nothing = {
  ...{ project: [], zones: [], activities: [], equipment: [], receivers: [], report: [], files: [] },
  counts: { before: oneSatisfies, after: oneSatisfies },
};

describe('two submissions', () => {
  it('[Q37] that say the same are the same, whatever the ids', () => {
    expect(compareBundles(inputs, renumbered)).toEqual(nothing);
  });

  it('[Q37] differ in what the project says', () => {
    const project = { ...renumbered.project, version: 2, districts: ['Eastern', 'Wan Chai'], bufferRadiusMetres: 200 };
    expect(compareBundles(inputs, { ...renumbered, project }).project).toEqual([
      { what: 'Version', before: '', after: '2' },
      { what: 'Districts', before: 'Eastern', after: 'Eastern, Wan Chai' },
      { what: 'Assessment radius', before: '300 m', after: '200 m' },
    ]);
  });

  it('[REPORT-91] differ in the kind of a building, or in the reason for it', () => {
    const withKind = (changes: Parameters<typeof builtReceiver>[0]): SubmissionInputs => {
      const receivers = [builtReceiver({ buildingName: 'Harbour View', ...changes })];
      return { ...inputs, snapshot: { ...inputs.snapshot, receivers } };
    };
    const what = 'Harbour View';
    const hotel = withKind({ kind: 'hotel', kindReason: 'Converted' });
    const before = 'Residential';
    expect(compareBundles(withKind({}), hotel).project).toEqual([
      { what, before, after: 'Hotel or hostel: Converted' },
    ]);
    expect(compareBundles(hotel, hotel).project).toEqual([]);
    expect(compareBundles(hotel, withKind({ kind: 'hotel', kindReason: 'Sold' }), 'zh-Hans').project).toEqual([
      { what, before: '酒店或宿舍: Converted', after: '酒店或宿舍: Sold' },
    ]);
  });

  it('[SCHED-39] differ in their working calendar, its lists and the activities of every day', () => {
    const calendar = {
      ...DEFAULT_CALENDAR,
      shutdowns: [{ name: 'Survey', start: toDay('2027-03-08'), end: toDay('2027-03-10') }],
      extraDays: [toDay('2027-03-07')],
      holidays: [toDay('2027-03-26'), toDay('2027-05-01')],
    };
    const tasks = renumbered.snapshot.tasks.map((task) => ({ ...task, isEveryDay: true as const }));
    const worked = { ...renumbered, snapshot: { ...renumbered.snapshot, tasks, calendar } };
    const { project, activities } = compareBundles(inputs, worked);
    const days = 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday; general holidays not worked';
    expect(project).toEqual([
      { what: 'Working calendar', before: 'Every day', after: days },
      { what: 'Shutdowns', before: null, after: 'Survey, 2027-03-08 to 2027-03-10' },
      { what: 'Extra working days', before: null, after: '2027-03-07' },
      { what: 'General holidays', before: null, after: '2027-03-26' },
    ]);
    expect(activities).toEqual([
      {
        what: 'Zone 1: Bored piles',
        before: 'Piling, 2027-03-01 to 2027-03-31',
        after: 'Piling, 2027-03-01 to 2027-03-31, works every day',
      },
    ]);
    const holidays = { ...worked, snapshot: { ...worked.snapshot, calendar: { ...calendar, worksOnHolidays: true } } };
    expect(compareBundles(worked, holidays, 'zh-Hant').project).toEqual([
      {
        what: '工作日曆',
        before: '星期一、星期二、星期三、星期四、星期五、星期六；公眾假日不施工',
        after: '星期一、星期二、星期三、星期四、星期五、星期六；公眾假日施工',
      },
    ]);
  });

  it('[REPORT-96] differ in screening: switch and edition, levels typed for zones, excluded buildings', () => {
    const structure = (id: number, name: string): ScreenStructure => ({
      ...{ id, name, kind: 'tower', outline, roofLevel: 40, baseLevel: 5, heightMetres: null, storeys: null },
    });
    const screened = (changes: Partial<SnapshotScreening>): SubmissionInputs => {
      const plain = { structures: [structure(7, 'Block A'), structure(8, '')], edition: 3 };
      const screening = { ...plain, barriers: [], zones: [], rows: [], points: [], ...changes };
      return { ...renumbered, snapshot: { ...renumbered.snapshot, screening } };
    };
    const typed = (groundLevel: number | null, plantHeight: number | null) => [
      { zoneId: 111, groundLevel, plantHeight },
    ];
    const out = [structure(7, 'Block A'), structure(8, '')].map((one) => ({ ...one, isExcluded: true as const }));
    const changed = compareBundles(inputs, screened({ zones: typed(4.5, null), structures: out }));
    expect(changed.project).toEqual([
      { what: 'Screening', before: 'Off', after: 'On, edition 3 of the building layer' },
      { what: 'Levels of Zone 1', before: null, after: 'ground at 4.5 mPD' },
      { what: 'Buildings that do not screen', before: null, after: 'Block A, building 8' },
    ]);
    expect(
      compareBundles(screened({ zones: typed(4.5, null) }), screened({ zones: typed(4.5, 6) }), 'zh-Hant').project,
    ).toEqual([{ what: 'Zone 1 的水平', before: '地面水平 4.5 mPD', after: '地面水平 4.5 mPD，機動設備高 6 米' }]);
    expect(compareBundles(screened({}), screened({}))).toEqual(nothing);
    const dated = [{ ...structure(7, 'Block A'), start }, structure(8, '')];
    expect(compareBundles(screened({}), screened({ structures: dated })).project).toEqual([
      { what: 'Buildings that do not screen', before: null, after: 'Block A on other days than 2027-03-01 to …' },
    ]);
    const plain = screened({});
    const receivers = [builtReceiver({ hasBlankFacades: true, exemptionFile: 'Facade.pdf' })];
    expect(compareBundles(plain, { ...plain, snapshot: { ...plain.snapshot, receivers } }).project).toEqual([
      { what: 'Blank facades', before: null, after: expect.stringContaining('(shown by Facade.pdf)') },
    ]);
  });

  it('[REPORT-113] differ in the edition of the terrain model', () => {
    const screened = (edition: number | null): SubmissionInputs => {
      const grid = { west: 835_000, south: 817_000, cellMetres: 5, columns: 1, rows: 1, levels: [4] };
      const plain = { structures: [], barriers: [], zones: [], rows: [], points: [], edition: 3 };
      const screening = edition === null ? plain : { ...plain, terrain: packTerrain(grid, edition) };
      return { ...renumbered, snapshot: { ...renumbered.snapshot, screening } };
    };
    const on = 'On, edition 3 of the building layer';
    const after = `${on}, edition 5 of the terrain model`;
    expect(compareBundles(screened(null), screened(5)).project).toEqual([{ what: 'Screening', before: on, after }]);
    expect(compareBundles(screened(4), screened(5)).project).toMatchObject([{ after }]);
    expect(compareBundles(screened(5), screened(5))).toEqual(nothing);
  });

  it('[REPORT-98] differ in a moving work-front: size, course, progress, start and direction', () => {
    const alignment = [hk80(835_000, 817_000), hk80(835_100.25, 817_000)];
    const moving = (changes: Partial<MovingFront> = {}): SubmissionInputs => {
      const front: MovingFront = {
        ...{ alignment, widthMetres: 12, metresPerDay: 8, start: toDay('2027-03-01'), direction: 'forwards' },
        ...changes,
      };
      const zones = renumbered.snapshot.zones.map((zone, index) => (index === 0 ? { ...zone, moving: front } : zone));
      return { ...renumbered, snapshot: { ...renumbered.snapshot, zones } };
    };
    const course = '2 corners from 835000.00 / 817000.00 to 835100.25 / 817000.00';
    const before = `moving work-front 100.3 m long, 12 m wide, ${course}, 8 m a day from 2027-03-01`;
    const after = `moving work-front 100.3 m long, 12 m wide, ${course}, 10 m a day backwards from 2027-03-01`;
    expect(compareBundles(moving(), moving({ metresPerDay: 10, direction: 'backwards' })).zones).toEqual([
      { what: 'Zone 1', before, after },
    ]);
    expect(compareBundles(inputs, moving()).zones).toMatchObject([{ what: 'Zone 1', after: before }]);
    const bent = [...alignment, hk80(835_100.25, 817_040)];
    expect(compareBundles(moving(), moving({ alignment: bent, widthMetres: 9 })).zones[0]?.after).toBe(
      'moving work-front 140.3 m long, 9 m wide, 3 corners from 835000.00 / 817000.00 to 835100.25 / 817040.00, 8 m a day from 2027-03-01',
    );
    const later = moving({ start: toDay('2027-03-02') });
    expect(compareBundles(moving(), later).zones).toEqual([
      { what: 'Zone 1', before, after: before.replace('2027-03-01', '2027-03-02') },
    ]);
    const zones = renumbered.snapshot.zones.map((zone) => ({ ...zone, linear: { alignment, widthMetres: 12 } }));
    const still = { ...renumbered, snapshot: { ...renumbered.snapshot, zones } };
    expect(compareBundles(moving(), still).zones).toEqual([
      { what: 'Zone 1', before, after: `linear zone of type A 100.3 m long, 12 m wide, ${course}` },
    ]);
  });

  it('[REPORT-117] differ in the height of plant at a fixed location', () => {
    const placed = { fixedLocation: hk80(835_010, 817_010) };
    const [changed] = compareBundles(withRows(placed), withRows({ ...placed, plantHeight: 12.5 })).equipment;
    expect(changed?.after).toBe(`${changed?.before}; plant 12.5 m high`);
  });

  it('[REPORT-99] differ in a drawn barrier: its kind, height, length, corners, ground and dates', () => {
    const corners = [hk80(835_020, 816_950), hk80(835_020, 817_005)];
    const barrier: ScreenBarrier = {
      ...{ id: 1, name: 'W1', kind: 'acoustic', line: corners, heightMetres: 4.5, groundLevel: 5, hasProof: false },
    };
    const screened = (...barriers: readonly ScreenBarrier[]): SubmissionInputs => {
      const screening = { structures: [], barriers, zones: [], rows: [], points: [] };
      return { ...renumbered, snapshot: { ...renumbered.snapshot, screening } };
    };
    const dated = { ...barrier, kind: 'hoarding' as const, heightMetres: 6, start };
    expect(compareBundles(screened(), screened(barrier)).project).toEqual([
      {
        ...{ what: 'Barrier W1', before: null },
        after: 'acoustic barrier, 4.5 m high, 55.0 m long, 835020.00 816950.00; 835020.00 817005.00, ground at 5 mPD',
      },
    ]);
    const [changed] = compareBundles(screened(barrier), screened(dated)).project;
    expect(changed?.after).toContain('hoarding, does not count, 6.0 m high');
    expect(changed?.after).toMatch(/, 2027-03-01 to …$/);
    const bund = { ...barrier, kind: 'bund' as const, hasProof: true, proofName: 'Agreed.pdf' };
    const [proved] = compareBundles(screened(barrier), screened(bund)).project;
    expect(proved?.after).toMatch(/^earth bund \(shown by Agreed\.pdf\), 4\.5 m high/);
  });

  it('[Q37] differ in what people wrote, a reason under the name of its receiver', () => {
    const report = {
      ...renumbered.report,
      general: { ...renumbered.report.general, versionNo: 'B' },
      reasons: [{ pointId: 141, reason: 'Rock near the facade' }],
    };
    expect(compareBundles(inputs, { ...renumbered, report }).report).toEqual([
      { what: 'Version number', before: '-', after: 'B' },
      { what: 'Reason at N1', before: null, after: 'Rock near the facade' },
    ]);
  });

  it('[Q37] differ in what was attached, not in what was printed anew', () => {
    const file = (name: string, kind: 'attachment' | 'document', sha256: string) =>
      ({ name, kind, sha256, mediaType: 'application/pdf', sizeBytes: 9 }) as const;
    const before = { ...inputs, files: [file('Report.pdf', 'document', 'a'), file('Plan.pdf', 'attachment', 'b')] };
    const after = { ...renumbered, files: [file('Report.pdf', 'document', 'c'), file('Plan.pdf', 'attachment', 'd')] };
    expect(compareBundles(before, after).files).toEqual([
      { what: 'Plan.pdf', before: '9 bytes, SHA-256 b', after: '9 bytes, SHA-256 d' },
    ]);
  });

  it('[Q37] differ in zones and activities by name', () => {
    const [zone] = renumbered.snapshot.zones;
    const [task] = renumbered.snapshot.tasks;
    if (!zone || !task) throw new Error('nothing to change');
    const snapshot = {
      ...renumbered.snapshot,
      zones: [
        { ...zone, type: 'B' as const },
        { ...zone, id: 112, name: 'Zone 2' },
      ],
      tasks: [{ ...task, end: toDay('2027-04-30') }],
    };
    const { zones, activities } = compareBundles(inputs, { ...renumbered, snapshot });
    const place = '5000 m², 4 corners from 810000.00 / 810000.00, centre 810050.00 / 810025.00';
    expect(zones).toEqual([
      { what: 'Zone 1', before: `type A, ${place}`, after: `type B, ${place}` },
      { what: 'Zone 2', before: null, after: `type A, ${place}` },
    ]);
    expect(activities).toEqual([
      {
        what: 'Zone 1: Bored piles',
        before: 'Piling, 2027-03-01 to 2027-03-31',
        after: 'Piling, 2027-03-01 to 2027-04-30',
      },
    ]);
  });

  it('[Q37] differ in machines by activity, name and group, of one name the first with the first', () => {
    const after = withRows({ enclosureDba: -5, quieterMethodName: 'Crusher', quieterMethodSoundPower: 100 }, {});
    const what = 'Zone 1: Bored piles: Excavator';
    const plain = '1 x 112 dB(A), 50 %, 2027-03-01 to 2027-03-31';
    expect(compareBundles(inputs, after).equipment).toEqual([
      { what, before: plain, after: `${plain}; Crusher 100 dB(A); enclosure -5 dB(A)` },
      { what, before: null, after: plain },
    ]);
    expect(compareBundles(inputs, withRows({ exclusiveGroup: 'A' })).equipment).toEqual([
      { what, before: plain, after: null },
      { what: `${what} (group A)`, before: null, after: plain },
    ]);
  });

  it('[Q37] [Q143] differ at receivers in what a page shows', () => {
    const change = (mitigated: number) => ({ ...renumbered, receivers: [{ ...receiver, mitigated }] });
    expect(compareBundles(inputs, change(75.01)).receivers).toEqual([]);
    expect(compareBundles(inputs, change(72)).receivers).toEqual([
      {
        ...{ name: 'N1', buildingName: 'Harbour View' },
        before: { criterion: 75, unmitigated: 80, mitigated: 75, verdict: 'satisfies', isRestrictedUnassessed: false },
        after: { criterion: 75, unmitigated: 80, mitigated: 72, verdict: 'satisfies', isRestrictedUnassessed: false },
      },
    ]);
    expect(compareBundles(inputs, { ...renumbered, receivers: [] }).receivers).toMatchObject([{ after: null }]);
  });

  it('[CALC-42] [Q145] have the verdict each was submitted with, in three counts that add up', () => {
    const heard = (verdict: 'satisfies' | 'borderline' | 'exceeds', name: string) => ({ ...receiver, verdict, name });
    const before = {
      ...inputs,
      receivers: [heard('exceeds', 'N1'), heard('borderline', 'N2'), heard('satisfies', 'N3')],
    };
    const after = {
      ...before,
      receivers: [heard('borderline', 'N1'), heard('borderline', 'N2'), heard('satisfies', 'N3')],
    };
    const { receivers, counts } = compareBundles(before, after);
    expect(receivers).toMatchObject([{ name: 'N1', before: { verdict: 'exceeds' }, after: { verdict: 'borderline' } }]);
    expect(counts).toEqual({
      before: { satisfies: 1, borderline: 1, exceeds: 1, leftOut: 0, untold: 0, isRestrictedUnassessed: false },
      after: { satisfies: 1, borderline: 2, exceeds: 0, leftOut: 0, untold: 0, isRestrictedUnassessed: false },
    });
  });

  it('[Q148] differ in the remark where the later one works at night, but not at receivers that exceed or are left out', () => {
    const heard = [
      ...[receiver, { ...receiver, name: 'N2', mitigated: 80 }, { ...receiver, name: 'N3', isLeftOut: true }],
    ];
    const byDay = { ...inputs, restrictedRowIds: [], receivers: heard };
    const { receivers, counts } = compareBundles(byDay, { ...byDay, restrictedRowIds: [31] });
    expect(receivers).toMatchObject([
      { name: 'N1', before: { isRestrictedUnassessed: false }, after: { isRestrictedUnassessed: true } },
    ]);
    expect([counts.before.isRestrictedUnassessed, counts.after.isRestrictedUnassessed]).toEqual([false, true]);
    const [, over, leftOut] = compareBundles(
      { ...byDay, restrictedRowIds: [31] },
      { ...byDay, receivers: [] },
    ).receivers;
    expect(over?.before).toMatchObject({ verdict: 'exceeds', isRestrictedUnassessed: true });
    expect(leftOut?.before).toMatchObject({ verdict: null, isRestrictedUnassessed: false });
    const untold = { ...inputs, receivers: heard };
    expect(compareBundles(untold, { ...byDay, restrictedRowIds: [31] }).receivers).toEqual([]);
  });

  it('[Q143] [Q145] show hundredths where tenths would give another verdict', () => {
    const change = (mitigated: number) => ({ ...renumbered, receivers: [{ ...receiver, mitigated }] });
    expect(compareBundles(change(75.46), change(75.5)).receivers).toMatchObject([
      { before: { mitigated: 75.46, verdict: 'borderline' }, after: { mitigated: 75.5, verdict: 'exceeds' } },
    ]);
  });

  it('[CALC-42] an older submission is judged by its highest level, but not where some days have a criterion of their own', () => {
    const dated = [{ name: 'Examination', start, end, value: 60 }];
    const judged = { ...builtReceiver({ pointId: 42 }), otherCriteria: dated };
    const older = {
      ...inputs,
      snapshot: { ...inputs.snapshot, receivers: [judged] },
      receivers: [
        ...[
          { ...receiver, mitigated: 75.2 },
          { ...receiver, pointId: 42, name: 'N2' },
        ],
        { ...receiver, pointId: 43, name: 'N3', isLeftOut: true },
      ],
    };
    const { receivers, counts } = compareBundles(older, { ...older, receivers: [] });
    expect(receivers.map(({ before }) => before?.verdict)).toEqual(['borderline', null, null]);
    expect(counts.before).toEqual({
      satisfies: 0,
      borderline: 1,
      exceeds: 0,
      leftOut: 1,
      untold: 1,
      isRestrictedUnassessed: false,
    });
  });
});

describe.each(['zh-Hant', 'zh-Hans'] as const)('lines in %s', (language) => {
  const written: SubmissionInputs = {
    ...withRows({
      ...{ quantity: 3, enclosureDba: -8, barrierDba: -5, hammerDba: -3, customMethodDba: -2, exclusiveGroup: '甲' },
      ...{ fixedLocation: corner(1, 2), quieterMethodSoundPower: 100, quieterEquipmentSoundPower: 99 },
    }),
    project: { ...renumbered.project, title: '海港', version: 2, bufferRadiusMetres: 500 },
    report: {
      ...startReport(2, end),
      cpoa: { ...startReport(2, end).cpoa, cnp: { status: 'Will be Applied', details: '' } },
      cna: { choice: 'Not Applicable', reason: '無' },
      documents: { ...startReport(2, end).documents, layout: true, quieter: false },
      cnm: { ...startReport(2, end).cnm, chm: { ticked: ['complaintHotline'], others: '' } },
      reasons: [{ pointId: 141, reason: '近' }],
    },
    files: [{ name: 'a.pdf', kind: 'attachment', mediaType: 'application/pdf', sizeBytes: 5, sha256: '12'.repeat(32) }],
  };

  it('[Q37] have no word that nobody wrote, and the same figures', () => {
    const inChinese = compareBundles(inputs, written, language);
    const inEnglish = compareBundles(inputs, written);
    const linesOf = (comparison: typeof inChinese) =>
      (['project', 'zones', 'activities', 'equipment', 'report', 'files'] as const).flatMap((part) => comparison[part]);
    expect(linesOf(inChinese).length).toBe(linesOf(inEnglish).length);
    expect(linesOf(inChinese).length).toBeGreaterThan(10);
    const words = linesOf(inChinese).flatMap((line) =>
      Object.values(line).flatMap((text) => text?.match(/[A-Za-z]{3,}/g) ?? []),
    );
    const entered = ['Zone', 'Bored', 'piles', 'Excavator', 'Harbour', 'QPME', 'SHA', 'pdf'];
    expect(words.filter((word) => !entered.includes(word))).toEqual([]);
    const shown = inEnglish.report.flatMap(({ before, after }) => [before, after]).join('\n');
    expect(shown).toContain('Complaint hotline');
    expect(shown).toContain('Site layout map with NSRs: yes');
    const figures = ({ before, after }: { before: string | null; after: string | null }) =>
      [before, after].map((text) => text?.match(/[\d.-]+/g)?.toSorted());
    expect(linesOf(inChinese).map(figures)).toEqual(linesOf(inEnglish).map(figures));
    expect(inChinese.receivers).toEqual(inEnglish.receivers);
  });
});
