import { type ComplianceRow, listCompliance, type PlanSource, type SnapshotReceiver, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { RECEIVER_ROWS } from '../page-rules.ts';
import {
  samplePlan,
  sampleReceiver,
  sampleReport,
  sampleRow,
  sampleTask,
  sampleWorks,
} from '../testing/sample-plan.ts';
import { buildComplianceTable, receiverHeightMm } from './compliance-table.ts';
import { concludePlan } from './conclusion.ts';
import { buildDaysAbove } from './days-above.ts';
import { flowTables } from './flow.ts';
import { buildReportFigures } from './key-figures.ts';

const row = (changes: Partial<ComplianceRow> = {}): ComplianceRow => ({
  ...{ pointId: 1, label: 'N1', description: '富華樓', criterion: 75, unmitigatedLevel: 80.26, mitigatedLevel: 74.05 },
  ...{ withNeighboursLevel: 74.05, exceedance: 0, exceedanceDays: 0, verdict: 'satisfies', otherCriteria: [] },
  ...{
    unmitigatedVerdict: 'exceeds',
    withNeighboursVerdict: 'satisfies',
    reason: '',
    isLeftOut: false,
    isRestrictedUnassessed: false,
  },
  ...changes,
});
const exceeding = {
  ...{ mitigatedLevel: 76.34, exceedance: 1.3, exceedanceDays: 12, reason: 'Close to the facade' },
  verdict: 'exceeds',
} as const;
const tableRow = (changes: Partial<ComplianceRow>) => buildComplianceTable([row(changes)]).rows[0];

/** One piece of equipment of 112 dB(A) at these receivers. */
const planFor = (...receivers: SnapshotReceiver[]) =>
  samplePlan(sampleWorks({ tasks: [sampleTask(1)], rows: [sampleRow()], receivers }));

describe('impacts and compliance', () => {
  it('[REPORT-36] [REPORT-51] gives every column of a receiver, levels to 0.1', () => {
    expect(tableRow({})).toEqual({
      ...{ label: 'N1', description: '富華樓', criterion: '75', unmitigated: '80.3', mitigated: '74.1' },
      ...{ withNeighbours: '74.1', exceedance: '-', days: '-', reason: '', verdict: 'satisfies' },
      ...{ verdictWord: 'Satisfies', remarks: [] },
    });
  });

  it('[REPORT-36] [REPORT-53] [Q102] gives exceedance, days with a decimal and the reason', () => {
    expect(tableRow({ ...exceeding, withNeighboursLevel: null })).toMatchObject({
      ...{ mitigated: '76.3', withNeighbours: '-', exceedance: '1.3', days: '12.0', verdict: 'exceeds' },
      reason: 'Close to the facade',
    });
  });

  it('[REPORT-36] [CALC-47] says where the criterion is exceeded only together with neighbours', () => {
    const together = { withNeighboursLevel: 76.02, withNeighboursVerdict: 'exceeds' } as const;
    const words = 'Exceeds only together with neighbours; the plan is judged by its own level (M-58).';
    expect(tableRow(together)?.remarks).toEqual([{ text: words, verdict: null, isOurs: true }]);
    expect(tableRow({ ...exceeding, ...together })?.remarks).toEqual([]);
    expect(concludePlan(samplePlan(), [row(together), row()]).at(-1)).toBe(
      'With neighbours counted, but not by this plan alone: N1 (富華樓) exceeds.',
    );
  });

  it('[CALC-48] prints hundredths where tenths would not explain the verdict', () => {
    const nearly = { mitigatedLevel: 75.46, verdict: 'borderline', exceedance: 0.5 } as const;
    expect(tableRow(nearly)).toMatchObject({ mitigated: '75.46', unmitigated: '80.3' });
    expect(buildDaysAbove(samplePlan(), [row(nearly)])[0]?.mitigated).toBe('75.46');
  });

  it('[REPORT-37] says where no reason is given, and sets a long one below the row', () => {
    expect(tableRow({ ...exceeding, reason: '' })?.reason).toBe('None given');
    const reason = 'Close to the facade and nowhere else to go. '.repeat(5).trim();
    expect(tableRow({ ...exceeding, reason })).toMatchObject({
      reason: 'See below',
      remarks: [{ text: `Reason: ${reason}`, verdict: null, isOurs: false }],
    });
  });

  it('[REPORT-37] [REPORT-38] prints a reason where a receiver exceeds, and not where it satisfies', () => {
    const reasons = [1, 2].map((pointId) => ({ pointId, reason: 'Because' }));
    const plan = planFor(sampleReceiver(1, { criterion: 60 }), sampleReceiver(2, { criterion: 90 }));
    const rows = buildComplianceTable(listCompliance(plan, sampleReport({ reasons }))).rows;
    expect(rows.map(({ verdict, reason }) => [verdict, reason])).toEqual([
      ['exceeds', 'Because'],
      ['satisfies', ''],
    ]);
  });

  it('[REPORT-39] lists dated criteria below the row, each with its own verdict', () => {
    const dated = { name: 'Examination 考試', start: '2027-05-03', end: '2027-05-20', criterion: 65 };
    const otherCriteria = [
      { ...dated, level: 66.24, verdict: 'exceeds' },
      { ...dated, level: 65.24, verdict: 'borderline' },
      { ...dated, level: 64, verdict: 'satisfies' },
      { ...dated, level: null, verdict: 'satisfies' },
    ] as const;
    const days = 'Examination 考試, 2027-05-03 to 2027-05-20: criterion 65';
    expect(tableRow({ otherCriteria })?.remarks).toEqual([
      { text: `${days}, highest mitigated level 66.2 dB(A), exceeds by 1.2`, verdict: 'exceeds', isOurs: false },
      {
        text: `${days}, highest mitigated level 65.2 dB(A), borderline, above by 0.2`,
        verdict: 'borderline',
        isOurs: false,
      },
      { text: `${days}, highest mitigated level 64.0 dB(A), satisfies`, verdict: null, isOurs: false },
      { text: `${days} dB(A), no noise on these days`, verdict: null, isOurs: false },
    ]);
  });

  it('[REPORT-109] says below the row why a receiver is not judged, and which file shows it', () => {
    const outOfUse = [
      { name: 'Easter', start: toDay('2027-03-26'), end: toDay('2027-03-29') },
      { name: 'Summer', start: toDay('2027-07-16'), end: toDay('2027-08-31') },
    ];
    const school = sampleReceiver(1, { outOfUse, exemptionFile: 'Calendar.pdf' });
    const closed = sampleReceiver(2, { hasClosedWindows: true, exemptionFile: 'Letter.pdf' });
    const plan = planFor(school, closed);
    const rows = buildComplianceTable(listCompliance(plan, sampleReport())).rows;
    expect(rows.map(({ criterion, remarks }) => [criterion, remarks.map(({ text }) => text)])).toEqual([
      [
        '75',
        [
          'Not judged on days out of use: Easter, 2027-03-26 to 2027-03-29; Summer, 2027-07-16 to 2027-08-31 (shown by Calendar.pdf).',
        ],
      ],
      ['-', ['Does not rely on opened windows: not judged (shown by Letter.pdf).']],
    ]);
    expect(rows[1]).toMatchObject({ verdict: null, verdictWord: '-' });
    expect(rows[1]?.mitigated).toMatch(/^\d+\.\d$/);
  });

  it('[REPORT-114] says below the row that a supporting file shows blank facades, while screening is on', () => {
    const blank = sampleReceiver(1, { hasBlankFacades: true, exemptionFile: 'Facade.pdf' });
    const plan = planFor(blank);
    const remarksOf = (source: PlanSource) =>
      buildComplianceTable(listCompliance(source, sampleReport())).rows.flatMap(({ remarks }) => remarks);
    expect(remarksOf(plan)).toEqual([]);
    const { snapshot } = plan;
    const screening = { structures: [], barriers: [], zones: [], rows: [], points: [] };
    expect(remarksOf({ ...plan, snapshot: { ...snapshot, screening } }).map(({ text }) => text)).toEqual([
      'Next to the site; no opening in any facade sees the works: -5 dB(A) for sources in view (M-109, shown by Facade.pdf).',
    ]);
  });

  it('[REPORT-39] judges the days of a dated criterion by the number after its colon', () => {
    const examination = { name: 'Examination', start: toDay('2027-02-01'), end: toDay('2027-02-10'), value: 50 };
    const plan = planFor(sampleReceiver(1, { criterion: 90, otherCriteria: [examination] }));
    const [found] = buildComplianceTable(listCompliance(plan, sampleReport())).rows;
    expect(found).toMatchObject({ verdict: 'exceeds', days: '10.0' });
    expect(Number(found?.exceedance)).toBeCloseTo(Number(found?.mitigated) - 50, 5);
  });

  it('notes what is borderline and what was left out', () => {
    expect(tableRow({ ...exceeding, verdict: 'borderline' })?.remarks[0]?.text).toBe(
      'Borderline: would comply if rounded to whole dB(A) (M-60, M-61).',
    );
    expect(tableRow({ isLeftOut: true, verdict: null, mitigatedLevel: null })).toMatchObject({
      mitigated: '-',
      remarks: [{ text: 'Inside a works zone together with its building: not assessed (M-35).' }],
    });
  });

  it('[REPORT-36] names the verdict of every receiver, and has columns for an exceedance only where there is one', () => {
    const told = (changes: Partial<ComplianceRow>) => tableRow(changes)?.verdictWord;
    expect(told({ isRestrictedUnassessed: true })).toBe('Satisfies by day');
    expect([told({ verdict: 'borderline' }), told(exceeding)]).toEqual(['Borderline', 'Exceeds']);
    expect(told({ isLeftOut: true, verdict: null, mitigatedLevel: null })).toBe('-');
    expect(buildComplianceTable([row(), row()]).hasIssues).toBe(false);
    expect(buildComplianceTable([row(), row({ verdict: 'borderline' })]).hasIssues).toBe(true);
  });

  it('has a column for neighbours where they are heard', () => {
    expect(buildComplianceTable([row()]).hasNeighbours).toBe(false);
    expect(buildComplianceTable([row(), row({ withNeighboursLevel: 76 })]).hasNeighbours).toBe(true);
  });

  it('[REPORT-58] splits after 32 receivers and then after 35, sooner with remarks', () => {
    const many = (changes: Partial<ComplianceRow>) => {
      const { rows } = buildComplianceTable(Array.from({ length: 100 }, () => row(changes)));
      const heightsMm = rows.map(receiverHeightMm);
      return flowTables([{ leadMm: 45, headMm: 13, heightsMm, most: RECEIVER_ROWS }], 0)[0] as readonly number[];
    };
    expect(many({})).toEqual([32, 35, 33]);
    expect(many({ verdict: 'borderline' })[0]).toBeLessThan(32);
  });
});

describe('conclusion', () => {
  const plan = samplePlan();
  const conclude = (...rows: ComplianceRow[]) => concludePlan(plan, rows);

  it('[REPORT-46] says at once whether the plan holds', () => {
    expect(conclude(row(), row())).toEqual([
      'With the measures of this plan all 2 assessed receivers satisfy their noise criteria on every day of the works.',
      'In the whole assessment area, selected for this plan or not, 0 exceed, 0 are borderline and 3 satisfy with the measures of this plan; without them 0 exceed, 0 are borderline and 3 satisfy.',
    ]);
    expect(conclude(row())[0]).toContain('the one assessed receiver satisfies its noise criterion');
    expect(conclude()).toEqual(['No noise sensitive receiver was assessed; nothing can be concluded.']);
  });

  it('[REPORT-38] names the highest exceedance with its receiver and days', () => {
    const worse = row({ ...exceeding, pointId: 2, label: 'N2', exceedance: 2.5, exceedanceDays: 40 });
    expect(conclude(row(exceeding), worse, row())[0]).toBe(
      'With the measures of this plan 2 of 3 assessed receivers exceed their noise criterion, 0 are borderline and 1 satisfies it; the highest exceedance is 2.5 dB(A) at N2 (富華樓), where the criterion is exceeded on 40.0 days.',
    );
  });

  it('[REPORT-63] names missing reasons, borderline receivers and neighbours', () => {
    const neighbours = [{ id: 9, title: 'Tunnel', version: 1, activities: [] }];
    const near = samplePlan(sampleWorks(), { neighbours, concurrentSites: ['Next door', 'Bridge'] });
    expect(concludePlan(near, [row({ ...exceeding, reason: '', verdict: 'borderline' })]).slice(1)).toEqual([
      'In the whole assessment area, selected for this plan or not, 0 exceed, 0 are borderline and 3 satisfy with the measures of this plan; without them 0 exceed, 0 are borderline and 3 satisfy.',
      'No reason is given for 1 receiver that exceeds or is borderline.',
      '1 receiver is borderline: above the criterion in tenths of a decibel, it would comply if rounded to whole dB(A).',
      'Levels with neighbours include the works of 1 approved project nearby: Tunnel.',
      '2 concurrent sites nearby are known by name and counted where a level was entered: Next door; Bridge.',
    ]);
  });

  it('[REPORT-46] shows the figures that a reviewer looks for', () => {
    const compliance = listCompliance(plan, sampleReport());
    const figures = buildReportFigures(plan, compliance);
    expect(figures.map(({ label }) => label)).toEqual([
      'Receivers assessed',
      'Exceeding the criterion',
      'Highest unmitigated level',
      'Highest mitigated level',
      'Programme of works',
    ]);
    expect(figures[0]?.value).toBe('3');
    expect(figures[4]).toMatchObject({ value: '362', unit: 'days', details: ['2027-01-04 to', '2027-12-31'] });
    expect(figures[3]?.details).toEqual(['at N1, 富華樓 Block 1']);
    expect(
      buildReportFigures(plan, [])
        .map(({ value }) => value)
        .slice(0, 4),
    ).toEqual(['0', '0', '-', '-']);
  });
});
