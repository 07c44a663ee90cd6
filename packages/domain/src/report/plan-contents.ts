import type { CalculationSnapshot, SnapshotRow } from '../calculation/snapshot.ts';
import type { PlanSource } from './plan-source.ts';
import { hasCommitments, type PlanDocument, type ReportInput } from './report-input.ts';

/** What one activity uses, with the machines it is used for (REPORT-30 to REPORT-32). */
export interface PlanItem {
  readonly taskId: number;
  /** The name of the activity, else its construction. */
  readonly activity: string;
  readonly name: string;
  readonly machines: readonly string[];
}

type Works = Pick<CalculationSnapshot, 'tasks' | 'rows'>;

const QUIETER_METHOD = 'Quieter construction method';
const QUIETER_EQUIPMENT = 'Quality powered mechanical equipment (QPME)';
const ENCLOSURE = 'Enclosure';
const BARRIER = 'Noise barrier';
const HAMMER_BRACKET = 'Hammer bracket';
const CUSTOM_METHOD = 'Custom method';

/** What any plan can commit to; other measures have the names that people gave them. */
export const USUAL_MEASURES: readonly string[] = [
  QUIETER_METHOD,
  QUIETER_EQUIPMENT,
  ENCLOSURE,
  BARRIER,
  HAMMER_BRACKET,
];

export const listQuieterMethods = (works: Works): PlanItem[] =>
  listItems(works, (row) => (hasMethod(row) ? [row.quieterMethodName?.trim() || QUIETER_METHOD] : []));

export const listQuieterEquipment = (works: Works): PlanItem[] =>
  listItems(works, (row) => (hasEquipment(row) ? [row.quieterEquipmentName?.trim() || QUIETER_EQUIPMENT] : []));

/** Enclosures, barriers, hammer brackets and custom methods, also where another measure of the row reduces more (M-21). */
export const listMitigation = (works: Works): PlanItem[] => listItems(works, listReductions);

/** Names of the measures that the project uses, for the checklist (REPORT-33, Q122). */
export function listMeasures({ rows }: Pick<CalculationSnapshot, 'rows'>): string[] {
  const used = new Set([
    ...(rows.some(hasMethod) ? [QUIETER_METHOD] : []),
    ...(rows.some(hasEquipment) ? [QUIETER_EQUIPMENT] : []),
    ...rows.flatMap(listReductions),
  ]);
  return [...USUAL_MEASURES.filter((name) => used.delete(name)), ...used];
}

/** The ticks of documents that nobody has set: those whose data exists (REPORT-27, Q122). */
export function listDocumentDefaults(
  { snapshot, results }: Pick<PlanSource, 'snapshot' | 'results'>,
  input: Pick<ReportInput, 'cnm' | 'measures'>,
): Record<PlanDocument, boolean> {
  const { rows, tasks, zones, receivers } = snapshot;
  return {
    quieter: rows.some((row) => hasMethod(row) || hasEquipment(row)),
    impacts: results.length > 0,
    measures: listMeasures(snapshot).length > 0 || input.measures.others.trim() !== '',
    monitoring: hasCommitments(input.cnm.cnm),
    schedule: tasks.length > 0,
    layout: zones.length > 0 && receivers.length > 0,
  };
}

const hasMethod = (row: SnapshotRow): boolean => row.quieterMethodSoundPower > 0;
const hasEquipment = (row: SnapshotRow): boolean => row.quieterEquipmentSoundPower > 0;

function listReductions(row: SnapshotRow): string[] {
  return [
    ...(row.enclosureDba < 0 ? [ENCLOSURE] : []),
    ...(row.barrierDba < 0 ? [BARRIER] : []),
    ...(row.hammerDba < 0 ? [HAMMER_BRACKET] : []),
    ...(row.customMethodDba < 0 ? [row.customMethodName.trim() || CUSTOM_METHOD] : []),
  ];
}

/** In the order of the activities; each name once for an activity. */
function listItems({ tasks, rows }: Works, namesOf: (row: SnapshotRow) => readonly string[]): PlanItem[] {
  const rowsOfTask = Map.groupBy(rows, ({ taskId }) => taskId);
  return tasks.flatMap((task) => {
    const machines = new Map<string, Set<string>>();
    for (const row of rowsOfTask.get(task.id) ?? []) {
      for (const name of namesOf(row)) machines.set(name, (machines.get(name) ?? new Set()).add(row.name));
    }
    const activity = task.name.trim() || task.construction;
    return Array.from(machines, ([name, used]) => ({ taskId: task.id, activity, name, machines: [...used] }));
  });
}
