import { describePlanRecords, listCompliance, type PlanSource } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { showCell } from '../appendix/cell-text.ts';
import { listPhases } from '../report/phases.ts';
import { at } from '../testing/sample-input.ts';
import { samplePlan, sampleReceiver, sampleReport, sampleWorks } from '../testing/sample-plan.ts';
import { englishWords } from '../words/document-words-of.ts';
import { buildPlanTable, needsRecords } from './build-plan-table.ts';
import { judgedLevel, type PlanTable, type PlanTableName } from './plan-table.ts';

const input = sampleReport({ reasons: [{ pointId: 1, reason: 'Works beside the school' }] });
const receivers = [sampleReceiver(1, { criterion: 60.5 }), sampleReceiver(2), sampleReceiver(3, { name: ' ' })];
const source: PlanSource = samplePlan(sampleWorks({ receivers }), {
  history: [
    { pointId: 5, name: 'N5', buildingName: 'Block 5', oldPosition: at(0.004, 0), position: at(10, 20.126) },
    { pointId: 6, name: '', buildingName: '', oldPosition: at(0, 0), position: null },
  ],
});
const records = describePlanRecords({ projectId: 7, snapshot: source.snapshot, neighbourIds: [] });
const build = (name: PlanTableName) => buildPlanTable(name, source, needsRecords(name) ? records : null, input);
const cell = ({ columns, rows }: PlanTable, row: number, label: string) =>
  rows[row]?.[columns.findIndex((column) => column.label === label)];

const NAMES: readonly PlanTableName[] = [
  'schedule',
  'plant-unmitigated',
  'plant-mitigated',
  'activity-codes',
  'combination-codes',
  'compliance',
  'summary',
  'calculation-unmitigated',
  'calculation-mitigated',
  'monthly-unmitigated',
  'monthly-mitigated',
  'point-history',
];

describe('plan tables', () => {
  it.each(NAMES)('%s has a cell for every column, numbers rounded as they are shown', (name) => {
    const { columns, rows, title } = build(name);
    expect(title).not.toBe('');
    expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length);
    for (const row of rows) {
      expect(row).toHaveLength(columns.length);
      for (const [index, value] of row.entries()) {
        const { kind, decimals = 0 } = columns[index] ?? {};
        if (kind !== 'number') expect(['string', 'object']).toContain(typeof value);
        else if (value !== null) expect(Number(Number(value).toFixed(decimals))).toBe(value);
      }
    }
  });

  it('[CALC-48] a level is finer than its column where that explains its verdict', () => {
    const column = judgedLevel<number>('mitigatedLevel', (level) => ({ level, criterion: 75 }));
    const shown = (level: number) => showCell(column.value(level, englishWords.tables), column.decimals);
    expect([75.46, 75.54, 74.96].map(shown)).toEqual(['75.46', '75.5', '75.0']);
  });

  it.each(['plant-unmitigated', 'plant-mitigated'] as const)(
    '%s and the report print a third of the time alike',
    (name) => {
      const works = sampleWorks();
      const third = samplePlan({ ...works, rows: works.rows.map((row) => ({ ...row, timePercent: 33.3 })) });
      const all = describePlanRecords({ projectId: 7, snapshot: third.snapshot, neighbourIds: [] });
      const [row] = buildPlanTable(name, third, all, input).rows;
      expect(row).toContain(33.3);
      const [phase] = listPhases(third);
      expect(phase?.groups[0]?.machines[0]?.timePercent).toBe('33.3');
    },
  );

  it('counts both days of an activity', () => {
    const table = build('schedule');
    expect(cell(table, 0, 'Days')).toBe(178);
    expect(cell(table, 0, 'From')).toBe('2027-01-04');
  });

  it('has the same levels in the summary as compliance does', () => {
    const compliance = listCompliance(source, input);
    for (const [row, { mitigatedLevel, exceedance, label }] of compliance.entries()) {
      expect(cell(build('summary'), row, 'Mitigated: highest level dB(A)')).toBeCloseTo(mitigatedLevel ?? 0, 1);
      expect(cell(build('summary'), row, 'Mitigated: exceedance dB(A)')).toBe(exceedance);
      expect(cell(build('compliance'), row, 'NSR')).toBe(label);
    }
    expect(compliance[0]?.exceedance).toBeGreaterThan(0);
    expect(cell(build('compliance'), 0, 'Reason')).toBe('Works beside the school');
  });

  it('[APPX-11] names the months above the criterion', () => {
    const table = build('monthly-unmitigated');
    expect([0, 1].map((row) => cell(table, row, 'Months exceeding'))).toEqual(['Jan Feb Mar Apr May Jun', '']);
    expect(cell(table, 0, 'Months borderline')).toBe('');
  });

  it('[REPORT-52] gives coordinates to the centimetre and the history of a point', () => {
    const table = build('point-history');
    expect(table.rows.map((row) => row.at(-1))).toEqual(['Moved', 'Deleted']);
    expect(cell(table, 0, 'Original easting')).toBe(837_200);
    expect(cell(table, 0, 'Current northing')).toBe(826_320.13);
    expect(cell(table, 1, 'Current easting')).toBeNull();
    expect(cell(table, 1, 'NSR')).toBe('Point 6');
  });

  it('names every record of a run once', () => {
    const ofRun = (isMitigated: boolean) => records.receivers.filter((record) => record.isMitigated === isMitigated);
    expect(build('calculation-unmitigated').rows).toHaveLength(ofRun(false).length);
    expect(build('calculation-mitigated').rows).toHaveLength(ofRun(true).length);
    const table = build('calculation-unmitigated');
    expect(table.rows.filter((_, row) => cell(table, row, 'Highest') === 'Highest')).toHaveLength(3);
  });

  it('identifies a point without a name by its id', () => {
    expect(build('summary').rows.map((row) => row[0])).toContain('Point 3');
  });

  it('wants the records where a table is made from them', () => {
    expect(() => buildPlanTable('plant-mitigated', source, null, input)).toThrow('records');
    expect(NAMES.filter(needsRecords)).toHaveLength(4);
  });
});
