import { describePlanRecords, type PlanNeighbour } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { buildAppendix } from '../appendix/build-appendix.ts';
import { buildReceipt, type ReceiptInput } from '../receipt/build-receipt.ts';
import { buildSummary } from '../summary/build-summary.ts';
import { buildPlanTable } from '../tables/build-plan-table.ts';
import type { PlanTableName } from '../tables/plan-table.ts';
import { sampleInput, sampleMap } from '../testing/sample-input.ts';
import { samplePlan, sampleReceiver, sampleReport, sampleRow, sampleWorks } from '../testing/sample-plan.ts';
import { activityOf } from '../testing/sample-programme.ts';
import { documentWordsOf } from './document-words-of.ts';

const neighbour: PlanNeighbour = {
  ...{ id: 21, title: 'Bridge', version: 2, activities: [activityOf('2027-03-01', '2027-03-20')] },
};
const source = samplePlan(
  sampleWorks({
    rows: [sampleRow({ quieterEquipmentSoundPower: 100, barrierDba: -5, fixedLocation: sampleReceiver(9).position })],
    receivers: [
      sampleReceiver(1, { criterion: 50 }),
      sampleReceiver(2, { name: '' }),
      sampleReceiver(3, { isInsideZoneWithBuilding: true }),
    ],
  }),
  { neighbours: [neighbour], isSampleData: true },
);
const records = describePlanRecords({ projectId: 7, snapshot: source.snapshot, neighbourIds: [] });
const levels = { criterion: 75, unmitigated: 90, mitigated: 80 };
const input = sampleInput([
  { ...levels, verdict: 'exceeds' },
  { ...levels, mitigated: 75.2, verdict: 'borderline', name: '' },
]);
const receipt: ReceiptInput = {
  ...{ projectTitle: 'Works', projectVersion: 1, number: 2, submittedBy: 'Owner', email: 'a@b.hk' },
  ...{ roleInProject: 'Consultant', submittedAt: new Date('2027-03-01T16:30:00Z'), runId: 7, engineVersion: '1.0' },
  ...{ inputHash: 'abc', bundleHash: 'def', isSampleData: true },
  files: [{ name: 'Inputs.json', kind: 'inputs', sizeBytes: 5, sha256: 'ab' }],
};
const TABLES = Object.keys(documentWordsOf('en').tables.titles) as PlanTableName[];

/** Fields that are not printed text: kinds, identifiers and values for the software. */
const NO_WORDS = new Set(['kind', 'name', 'language', 'tone', 'state', 'verdict', 'command', 'pageOf']);
const isMark = (key: string, value: unknown) => key === 'label' && /^receiver-\d+$/.test(String(value));

function listWords(model: unknown, key = ''): string[] {
  if (typeof model === 'string')
    return NO_WORDS.has(key) || isMark(key, model) ? [] : (model.match(/[A-Za-z]{3,}/g) ?? []);
  return typeof model === 'object' && model !== null
    ? Object.entries(model).flatMap(([each, value]) => listWords(value, each))
    : [];
}

const ABBREVIATIONS = ['QuietSite', 'NSR', 'SWL', 'SHA', 'Leq', 'log', 'CSV', 'xlsx'];
const entered = new Set([...JSON.stringify([source, input, receipt]).matchAll(/[A-Za-z]{3,}/g)].map(([word]) => word));

it.each(['zh-Hant', 'zh-Hans'] as const)('documents and tables in %s have no word that nobody entered', (language) => {
  const summary = buildSummary(input, language);
  const site = buildAppendix('a', source, records, sampleMap(), language);
  const models = [
    site.model,
    ...(['b', 'c', 'd'] as const).map((kind) => buildAppendix(kind, source, records, null, language).model),
    summary.model,
    buildReceipt(receipt, language),
    ...TABLES.map((name) => buildPlanTable(name, source, records, sampleReport(), language)),
    ...[site.mapSvg, summary.mapSvg].map((svg) => svg.replace(/<[^>]*>/g, ' ')),
  ];
  const found = new Set(models.flatMap((model) => listWords(model)));
  expect([...found].filter((word) => !entered.has(word) && !ABBREVIATIONS.includes(word))).toEqual([]);
});

it('the figures are the same in every language', () => {
  const figuresOf = (language: 'en' | 'zh-Hant' | 'zh-Hans') =>
    TABLES.map((name) =>
      buildPlanTable(name, source, records, sampleReport(), language).rows.map((row) =>
        row.filter((cell) => typeof cell === 'number' || /^\d{4}-\d\d-\d\d$/.test(cell ?? '')),
      ),
    );
  expect(figuresOf('zh-Hant')).toEqual(figuresOf('en'));
  expect(figuresOf('zh-Hans')).toEqual(figuresOf('en'));
});
