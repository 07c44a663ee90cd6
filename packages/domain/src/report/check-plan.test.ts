import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { planSource } from '../testing/plan-builder.ts';
import { at, project, row } from '../testing/snapshot-builder.ts';
import { checkPlan, type PlanState } from './check-plan.ts';
import { listCompliance } from './compliance.ts';
import type { ComplianceRow } from './report.schema.ts';
import { startReport } from './report-input.ts';

const start = startReport(1, toDay('2026-11-16'));
const permit = { status: 'Applied', details: '' } as const;
const input = {
  ...start,
  cpoa: { ...start.cpoa, cnp: permit, ep: permit, exp: permit, dp: permit },
  cna: { choice: 'Done', reason: '' },
  cnm: { ...start.cnm, cnm: { ticked: ['siteInspection'], others: '' } },
  prepared: { by: 'Engineer', date: null },
  checked: { by: 'Checker', date: null },
} as const;
/** At 10 m from the receiver, a row of 100 dB(A) gives 75 dB(A). */
const complianceAt = (soundPower: number) =>
  listCompliance(planSource(project({ rows: [row({ fixedLocation: at(30, 120), soundPower })] })), input);

const complete: PlanState = {
  isCalculated: true,
  compliance: complianceAt(99),
  takenOut: [],
  withoutExaminations: [],
  unprovedExemptions: [],
  unprovedBarriers: [],
  restrictedRowIds: [],
  restrictedDays: null,
  input,
  contact: { email: 'plan@example.com', roleInProject: 'Main contractor' },
  unprovenRowIds: [],
  hasHistory: false,
  isLoudestMoved: false,
  attachmentCount: 0,
  areDocumentsCurrent: true,
  hasNewNeighbour: false,
  isSampleData: false,
  isSampleProject: false,
};
const check = (changes: Partial<PlanState>) => checkPlan({ ...complete, ...changes });

describe('the check before sending', () => {
  it('finds nothing in a complete plan', () => {
    expect(check({})).toEqual([]);
  });

  it.each([
    ['EMAIL_MISSING', { contact: { email: ' ', roleInProject: 'Main contractor' } }],
    ['ROLE_MISSING', { contact: { email: 'plan@example.com', roleInProject: '' } }],
    ['NOT_CALCULATED', { isCalculated: false }],
    ['NO_RECEIVERS_SELECTED', { compliance: [] }],
    ['SAMPLE_PROJECT', { isSampleProject: true }],
    ['DOCUMENTS_MISSING', { areDocumentsCurrent: false }],
    ['MOVED_WITHOUT_DOCUMENTS', { hasHistory: true, isLoudestMoved: true }],
  ] as const)('[REPORT-17] [U46] [U42] %s stops a submission', (code, changes) => {
    expect(check(changes)).toEqual([{ code, isBlocking: true }]);
  });

  it('[NSR-39] a school without examination dates is an open item with its name, which stops nothing', () => {
    const withoutExaminations = [{ pointId: 7, name: 'N3' }];
    expect(check({ withoutExaminations })).toEqual([
      { code: 'EXAMINATIONS_MISSING', isBlocking: false, pointIds: [7], names: ['N3'] },
    ]);
  });

  it('[NSR-48] days out of use without a supporting file are an open item with its name, which stops nothing', () => {
    expect(check({ unprovedBarriers: ['Bund 1'] })).toEqual([
      { code: 'BARRIER_UNPROVED', isBlocking: false, names: ['Bund 1'] },
    ]);
    expect(check({ unprovedExemptions: [{ pointId: 8, name: 'School' }] })).toEqual([
      { code: 'EXEMPTION_UNPROVED', isBlocking: false, pointIds: [8], names: ['School'] },
    ]);
  });

  it('[REPORT-18] missing support materials stop it and say which rows', () => {
    const findings = check({ unprovenRowIds: [4, 9] });
    expect(findings).toEqual([{ code: 'PROOF_MISSING', isBlocking: true, rowIds: [4, 9] }]);
  });

  it.each([
    ['MOVED_WITHOUT_DOCUMENTS', { hasHistory: true }],
    ['NEIGHBOUR_REVEALED_SINCE', { hasNewNeighbour: true }],
    ['ASSESSMENT_UNANSWERED', { input: { ...input, cna: { choice: 'Not Applicable', reason: ' ' } } }],
    ['PERMITS_UNANSWERED', { input: { ...input, cpoa: start.cpoa } }],
    [
      'PERMITS_UNANSWERED',
      { input: { ...input, cpoa: { ...input.cpoa, other: { name: 'Tree felling', status: null, details: '' } } } },
    ],
    ['MONITORING_EMPTY', { input: { ...input, cnm: start.cnm } }],
    ['PREPARED_EMPTY', { input: { ...input, checked: start.checked } }],
    ['VERSION_EMPTY', { input: { ...input, general: { ...input.general, versionNo: ' ' } } }],
    ['SAMPLE_DATA', { isSampleData: true }],
  ] as const)('%s is told and stops nothing', (code, changes) => {
    expect(check(changes as Partial<PlanState>)).toEqual([{ code, isBlocking: false }]);
  });

  it('[REPORT-79] has nothing to say about the version that a new report starts with', () => {
    const versions = [startReport(null, toDay('2026-11-16')), startReport(3, toDay('2026-11-16'))];
    expect(versions.map(({ general }) => check({ input: { ...input, general } }))).toEqual([[], []]);
  });

  it('names receivers above without a reason, and those that map and report judge differently', () => {
    expect(check({ compliance: complianceAt(103) })).toEqual([
      { code: 'REASON_MISSING', isBlocking: false, pointIds: [1] },
    ]);
    expect(check({ compliance: complianceAt(100.3) })).toEqual([
      { code: 'REASON_MISSING', isBlocking: false, pointIds: [1] },
      { code: 'BORDERLINE', isBlocking: false, pointIds: [1] },
    ]);
  });

  it('[CALC-47] names the receivers that are worse only together with neighbours, and stops nothing', () => {
    const [quiet] = complianceAt(99);
    const together = { ...quiet, withNeighboursVerdict: 'borderline' } as ComplianceRow;
    expect(
      check({ compliance: [together, { ...together, pointId: 2, label: ' ', description: 'Hill School' }] }),
    ).toEqual([
      { code: 'BORDERLINE_TOGETHER', isBlocking: false, pointIds: [1, 2], names: [quiet?.label, 'Hill School'] },
    ]);
    const worse = { ...together, pointId: 3, label: 'N3', withNeighboursVerdict: 'exceeds' } as ComplianceRow;
    expect(check({ compliance: [together, worse] })).toEqual([
      { code: 'EXCEEDS_TOGETHER', isBlocking: false, pointIds: [3], names: ['N3'] },
      { code: 'BORDERLINE_TOGETHER', isBlocking: false, pointIds: [1], names: [quiet?.label] },
    ]);
  });

  it('[APPROVE-14] what can be mended comes before that a sample is never submitted', () => {
    const state = { isSampleProject: true, areDocumentsCurrent: false, unprovenRowIds: [4] };
    expect(check(state).map(({ code, isBlocking }) => [code, isBlocking])).toEqual([
      ['PROOF_MISSING', true],
      ['DOCUMENTS_MISSING', true],
      ['SAMPLE_PROJECT', true],
    ]);
  });

  it('[Q149] [NSR-37] names the receivers that exceed or are borderline and were taken out, each building once', () => {
    const takenOut = [
      { pointId: 4, name: 'Garden House' },
      { pointId: 5, name: 'Garden House' },
      { pointId: 9, name: 'Hill School' },
    ];
    expect(check({ takenOut })).toEqual([
      { code: 'TAKEN_OUT', isBlocking: false, pointIds: [4, 5, 9], names: ['Garden House', 'Hill School'] },
    ]);
  });

  it('[Q148] names the rows of evening and night', () => {
    expect(check({ restrictedRowIds: [7] })).toEqual([{ code: 'RESTRICTED_HOURS', isBlocking: false, rowIds: [7] }]);
  });

  it('[REPORT-87] counts the days of work that are Sundays or general holidays, and lists those worked by a calendar', () => {
    const plain = { days: 14, restricted: 6, worked: [], everyDay: [] };
    const told = { code: 'RESTRICTED_DAYS', isBlocking: false, days: { restricted: 6, total: 14 }, names: [] };
    expect(check({ restrictedDays: plain })).toEqual([told]);
    expect(check({ restrictedDays: { ...plain, restricted: 0 } })).toEqual([]);
    const worked = Array.from({ length: 20 }, (_, i) => toDay(`2027-08-${i + 10}`));
    expect(check({ restrictedDays: { ...plain, worked, everyDay: ['Pump'] } })).toEqual([
      { ...told, names: [...worked.slice(0, 12), 'Pump'] },
    ]);
  });

  it('asks for no documents of moved receivers when some are attached', () => {
    expect(check({ hasHistory: true, attachmentCount: 1 })).toEqual([]);
    expect(check({ hasHistory: true, isLoudestMoved: true, attachmentCount: 1 })).toEqual([]);
  });
});
