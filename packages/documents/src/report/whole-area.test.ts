import { describe, expect, it } from 'vitest';
import { buildAppendix } from '../appendix/build-appendix.ts';
import { buildSummary } from '../summary/build-summary.ts';
import { buildPlanTable } from '../tables/build-plan-table.ts';
import { sampleInput } from '../testing/sample-input.ts';
import { samplePlan, sampleReport } from '../testing/sample-plan.ts';
import { buildReport } from './build-report.ts';

const area = {
  unmitigated: { satisfies: 20, borderline: 2, exceeds: 11 },
  mitigated: { satisfies: 31, borderline: 1, exceeds: 1 },
};
const quiet = { unmitigated: 70.2, mitigated: 61.4, verdict: 'satisfies' } as const;
const language = (code: 'en' | 'zh-Hant' | 'zh-Hans') => ({
  general: { ...sampleReport().general, language: code },
});

describe('the whole area', () => {
  const told =
    'In the whole assessment area, selected for this plan or not, 1 exceeds, 1 is borderline and 31 satisfy with the measures of this plan; without them 11 exceed, 2 are borderline and 20 satisfy.';

  it('[Q149] [REPORT-64] is counted in the report and on the summary sheet, selected or not, in the same words', () => {
    expect(buildReport(samplePlan(undefined, { area }), sampleReport()).conclusion).toContain(told);
    expect(buildSummary({ ...sampleInput([quiet]), area }).model.notes).toContain(told);
  });

  it('[Q149] [REPORT-64] is counted in both Chinese scripts', () => {
    const conclusionIn = (code: 'zh-Hant' | 'zh-Hans') =>
      buildReport(samplePlan(undefined, { area }), sampleReport(language(code))).conclusion.join('');
    expect(conclusionIn('zh-Hant')).toContain('採用本計劃的措施後超標 1 個，臨界 1 個，符合 31 個');
    expect(conclusionIn('zh-Hans')).toContain('未采取措施时超标 11 个，临界 2 个，符合 20 个');
  });
});

describe('works in the evening or at night', () => {
  const notice =
    'Restricted hours not assessed: 2 rows of equipment work in the evening or at night, or by the working calendar on Sundays or general holidays. The daytime criteria do not apply in restricted hours; a construction noise permit is needed.';
  const restricted = samplePlan(undefined, { restrictedRowIds: [1, 3] });

  it('[Q148] [REPORT-65] stand in the report, and nobody satisfies without the remark', () => {
    const report = buildReport(restricted, sampleReport());
    expect(report.conclusion).toContain(notice);
    expect(report.keyFigures[1]?.details).toContain('restricted hours not assessed');
    const rows = report.compliance.rows.filter(({ verdict }) => verdict === 'satisfies');
    expect(rows.length).toBeGreaterThan(0);
    for (const { remarks } of rows)
      expect(remarks[0]?.text).toBe('Daytime criterion satisfied; restricted hours not assessed.');
    const plain = JSON.stringify(buildReport(samplePlan(), sampleReport()));
    expect(plain).not.toContain('estricted hours not assessed');
  });

  it('[Q148] [REPORT-65] stand on the summary sheet', () => {
    const { conclusion, table, keyFigures, notes } = buildSummary({
      ...sampleInput([quiet]),
      restrictedRowCount: 2,
    }).model;
    expect(conclusion).toBe(
      'Restricted hours not assessed. As planned, the one receiver satisfies its noise criterion.',
    );
    expect(table.rows[0]?.verdict).toBe('Satisfies by day');
    expect(keyFigures[1]?.details).toContain('restricted hours not assessed');
    expect(notes).toContain(notice);
  });

  it('[Q148] [REPORT-65] stand in Appendix C and in the tables of the plan', () => {
    const records = { receivers: [], equipment: [] };
    const { model } = buildAppendix('c', restricted, records, null);
    const pages = JSON.stringify(model.sections);
    expect(pages).toContain('Satisfies by day');
    expect(pages).not.toContain('"Satisfies"');
    expect(pages).toContain(notice);
    for (const kind of ['compliance', 'summary'] as const) {
      const { columns, rows } = buildPlanTable(kind, restricted, records, sampleReport());
      const place = columns.findIndex(({ label }) => label === 'Remark');
      expect(rows.map((row) => row[place])).toEqual(rows.map(() => 'Restricted hours not assessed'));
    }
  });
});
