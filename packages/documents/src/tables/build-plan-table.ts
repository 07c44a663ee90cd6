import { listCompliance, type PlanRecords, type PlanSource, type ReportInput } from '@quietsite/domain';
import { calculationColumns, listCalculationRows } from './calculation-table.ts';
import { activityCodeColumns, combinationCodeColumns, listCombinationRows, scheduleColumns } from './code-tables.ts';
import { complianceColumns } from './compliance-table.ts';
import { historyColumns } from './history-table.ts';
import { listMonthlyRows, monthlyColumns } from './monthly-table.ts';
import { fillTable, type PlanTable, type PlanTableName, type RunKind } from './plan-table.ts';
import { listPlantRows, plantColumns } from './plant-table.ts';
import { listBothRuns, summaryColumns } from './summary-table.ts';
import { listPlannedActivities } from './works.ts';

/** Only these are made from records, which take seconds. */
export const needsRecords = (name: PlanTableName): boolean =>
  name.startsWith('plant-') || name.startsWith('calculation-');

/** A table of the plan as data: the appendices print the same rows. */
export function buildPlanTable(
  name: PlanTableName,
  source: PlanSource,
  records: PlanRecords | null,
  input: Pick<ReportInput, 'reasons'>,
): PlanTable {
  switch (name) {
    case 'schedule':
      return fillTable(name, 'Construction work schedule', scheduleColumns, listPlannedActivities(source));
    case 'activity-codes':
      return fillTable(name, 'Activity codes', activityCodeColumns, listPlannedActivities(source));
    case 'combination-codes':
      return fillTable(name, 'Combination codes', combinationCodeColumns, listCombinationRows(source));
    case 'plant-unmitigated':
    case 'plant-mitigated':
      return buildPlant(name, source, mustHave(records));
    case 'compliance':
      return fillTable(name, 'Noise impacts and compliance', complianceColumns, listCompliance(source, input));
    case 'summary':
      return fillTable(name, 'NSR noise summary', summaryColumns, listBothRuns(source));
    case 'calculation-unmitigated':
    case 'calculation-mitigated':
      return buildCalculation(name, source, mustHave(records));
    case 'monthly-unmitigated':
    case 'monthly-mitigated':
      return buildMonthly(name, source);
    case 'point-history':
      return fillTable(name, 'Moved and deleted NSR points', historyColumns, source.history);
  }
}

function buildPlant(name: 'plant-unmitigated' | 'plant-mitigated', source: PlanSource, records: PlanRecords) {
  const run = runOf(name);
  return fillTable(name, `Plant inventory, ${run}`, plantColumns[run], listPlantRows(source, records, run));
}

function buildCalculation(
  name: 'calculation-unmitigated' | 'calculation-mitigated',
  source: PlanSource,
  records: PlanRecords,
) {
  const run = runOf(name);
  return fillTable(name, `Calculation per NSR, ${run}`, calculationColumns, listCalculationRows(source, records, run));
}

function buildMonthly(name: 'monthly-unmitigated' | 'monthly-mitigated', source: PlanSource) {
  const run = runOf(name);
  return fillTable(name, `Monthly noise schedule, ${run}`, monthlyColumns, listMonthlyRows(source, run));
}

const runOf = (name: PlanTableName): RunKind => (name.endsWith('-mitigated') ? 'mitigated' : 'unmitigated');

function mustHave(records: PlanRecords | null): PlanRecords {
  if (records === null) throw new Error('this table is made from the records of a run');
  return records;
}
