import {
  type Language,
  listCompliance,
  type PlanPointHistory,
  type PlanRecords,
  type PlanSource,
  type ReportInput,
} from '@quietsite/domain';
import type { DocumentWords } from '../words/document-words.ts';
import { documentWordsOf } from '../words/document-words-of.ts';
import { calculationColumns, listCalculationRows } from './calculation-table.ts';
import { activityCodeColumns, combinationCodeColumns, listCombinationRows, scheduleColumnsOf } from './code-tables.ts';
import { complianceColumns } from './compliance-table.ts';
import { listMonthlyRows, monthlyColumns } from './monthly-table.ts';
import {
  type ColumnOf,
  fillTable,
  metres,
  type PlanTable,
  type PlanTableName,
  type RunKind,
  text,
} from './plan-table.ts';
import { listPlantRows, plantColumns } from './plant-table.ts';
import { listBothRuns, summaryColumns } from './summary-table.ts';
import { listPlannedActivities, type PlannedActivity } from './works.ts';

/** Only these tables need records, which take seconds to build. */
export const needsRecords = (name: PlanTableName): boolean =>
  name.startsWith('plant-') || name.startsWith('calculation-');

/** A table of the plan as data; the appendices print the same rows. */
export function buildPlanTable(
  name: PlanTableName,
  source: PlanSource,
  records: PlanRecords | null,
  input: Pick<ReportInput, 'reasons'>,
  language: Language = 'en',
): PlanTable {
  const words = documentWordsOf(language);
  switch (name) {
    case 'schedule':
      return buildSchedule(name, listPlannedActivities(source), words);
    case 'activity-codes':
      return fillTable(name, words.tables, activityCodeColumns, listPlannedActivities(source));
    case 'combination-codes':
      return fillTable(name, words.tables, combinationCodeColumns, listCombinationRows(source));
    case 'plant-unmitigated':
    case 'plant-mitigated':
      return buildPlant(name, source, requireRecords(records), words);
    case 'compliance':
      return fillTable(name, words.tables, complianceColumns, listCompliance(source, input));
    case 'summary':
      return fillTable(name, words.tables, summaryColumns, listBothRuns(source, words));
    case 'calculation-unmitigated':
    case 'calculation-mitigated':
      return buildCalculation(name, source, requireRecords(records), words);
    case 'monthly-unmitigated':
    case 'monthly-mitigated':
      return buildMonthly(name, source, words);
    case 'point-history':
      return fillTable(name, words.tables, historyColumns, source.history);
  }
}

const buildSchedule = (name: 'schedule', activities: readonly PlannedActivity[], words: DocumentWords) =>
  fillTable(name, words.tables, scheduleColumnsOf(activities), activities);

function buildPlant(
  name: 'plant-unmitigated' | 'plant-mitigated',
  source: PlanSource,
  records: PlanRecords,
  words: DocumentWords,
) {
  const run = runOf(name);
  return fillTable(name, words.tables, plantColumns[run], listPlantRows(source, records, run, words));
}

function buildCalculation(
  name: 'calculation-unmitigated' | 'calculation-mitigated',
  source: PlanSource,
  records: PlanRecords,
  words: DocumentWords,
) {
  const run = runOf(name);
  return fillTable(name, words.tables, calculationColumns, listCalculationRows(source, records, run, words));
}

function buildMonthly(name: 'monthly-unmitigated' | 'monthly-mitigated', source: PlanSource, words: DocumentWords) {
  const run = runOf(name);
  return fillTable(name, words.tables, monthlyColumns, listMonthlyRows(source, run, words));
}

const runOf = (name: PlanTableName): RunKind => (name.endsWith('-mitigated') ? 'mitigated' : 'unmitigated');

function requireRecords(records: PlanRecords | null): PlanRecords {
  if (records === null) throw new Error('this table is made from the records of a run');
  return records;
}

const historyColumns: readonly ColumnOf<PlanPointHistory>[] = [
  text('nsr', ({ name, pointId }, { point }) => name.trim() || point(pointId)),
  text('building', ({ buildingName }) => buildingName.trim()),
  metres('originalEasting', ({ oldPosition }) => oldPosition[0]),
  metres('originalNorthing', ({ oldPosition }) => oldPosition[1]),
  metres('currentEasting', ({ position }) => position?.[0] ?? null),
  metres('currentNorthing', ({ position }) => position?.[1] ?? null),
  text('state', ({ position }, { states }) => (position === null ? states.deleted : states.moved)),
];
