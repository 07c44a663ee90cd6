import type { CalculationSnapshot, SnapshotRow } from '../calculation/snapshot.schema.ts';
import type { PlanSource } from './plan-source.ts';
import type { ReportInput } from './report.schema.ts';
import type { PlanDocument } from './report-choices.ts';
import { hasCommitments } from './report-input.ts';

/** A measure that an activity uses, with the equipment it is used for (REPORT-30 to REPORT-32). */
export interface PlanItem {
  readonly taskId: number;
  /** The name of the activity, or else its construction. */
  readonly activity: string;
  readonly name: string;
  /** Each item of equipment once per figure. */
  readonly machines: readonly MachineEffect[];
}

/** A quieter sound power instead of the planned one (M-20), or a reduction in decibels (M-21). */
export interface MachineEffect {
  readonly machine: string;
  readonly plannedSoundPower: number;
  readonly quieterSoundPower: number | null;
  /** Below 0. */
  readonly reduction: number | null;
}

interface Measure {
  readonly name: string;
  readonly quieterSoundPower: number | null;
  readonly reduction: number | null;
}

type Works = Pick<CalculationSnapshot, 'tasks' | 'rows'>;

const QUIETER_METHOD = 'Quieter construction method';
const QUIETER_EQUIPMENT = 'Quality powered mechanical equipment (QPME)';
const ENCLOSURE = 'Enclosure';
const BARRIER = 'Noise barrier';
const HAMMER_BRACKET = 'Hammer bracket';
const CUSTOM_METHOD = 'Custom method';

/** Measures that any plan can commit to. Others have names given by users. */
export const USUAL_MEASURES: readonly string[] = [
  QUIETER_METHOD,
  QUIETER_EQUIPMENT,
  ENCLOSURE,
  BARRIER,
  HAMMER_BRACKET,
];

export const listQuieterMethods = (works: Works): PlanItem[] =>
  listItems(works, (row) =>
    hasMethod(row) ? [quieter(row.quieterMethodName?.trim() || QUIETER_METHOD, row.quieterMethodSoundPower)] : [],
  );

export const listQuieterEquipment = (works: Works): PlanItem[] =>
  listItems(works, (row) =>
    hasEquipment(row)
      ? [quieter(row.quieterEquipmentName?.trim() || QUIETER_EQUIPMENT, row.quieterEquipmentSoundPower)]
      : [],
  );

/** Enclosures, barriers, hammer brackets and custom methods, even if another measure of the row reduces more (M-21). */
export const listMitigation = (works: Works): PlanItem[] => listItems(works, listReductions);

/** Names of the measures that the project uses, for the checklist (REPORT-33, Q122). */
export function listMeasures({ rows }: Pick<CalculationSnapshot, 'rows'>): string[] {
  const used = new Set([
    ...(rows.some(hasMethod) ? [QUIETER_METHOD] : []),
    ...(rows.some(hasEquipment) ? [QUIETER_EQUIPMENT] : []),
    ...rows.flatMap(listReductions).map(({ name }) => name),
  ]);
  return [...USUAL_MEASURES.filter((name) => used.delete(name)), ...used];
}

/** Default ticks of documents that the user has not set: those whose data exists (REPORT-27, Q122). */
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

const quieter = (name: string, quieterSoundPower: number): Measure => ({ name, quieterSoundPower, reduction: null });
const reducing = (name: string, reduction: number): Measure => ({ name, quieterSoundPower: null, reduction });

function listReductions(row: SnapshotRow): Measure[] {
  return [
    ...(row.enclosureDba < 0 ? [reducing(ENCLOSURE, row.enclosureDba)] : []),
    ...(row.barrierDba < 0 ? [reducing(BARRIER, row.barrierDba)] : []),
    ...(row.hammerDba < 0 ? [reducing(HAMMER_BRACKET, row.hammerDba)] : []),
    ...(row.customMethodDba < 0 ? [reducing(row.customMethodName.trim() || CUSTOM_METHOD, row.customMethodDba)] : []),
  ];
}

/** In the order of the activities; each name once per activity. */
function listItems({ tasks, rows }: Works, measuresOf: (row: SnapshotRow) => readonly Measure[]): PlanItem[] {
  const rowsOfTask = Map.groupBy(rows, ({ taskId }) => taskId);
  return tasks.flatMap((task) => {
    const machines = new Map<string, Map<string, MachineEffect>>();
    for (const row of rowsOfTask.get(task.id) ?? []) {
      for (const { name, ...effect } of measuresOf(row)) {
        const one: MachineEffect = { machine: row.name, plannedSoundPower: row.soundPower, ...effect };
        machines.set(name, (machines.get(name) ?? new Map()).set(JSON.stringify(one), one));
      }
    }
    const activity = task.name.trim() || task.construction;
    return Array.from(machines, ([name, used]) => ({ taskId: task.id, activity, name, machines: [...used.values()] }));
  });
}
