import { type EquipmentRecord, listEquipmentRecords, type PlanSource } from '@quietsite/domain';
import { NOTHING, showLevel } from '../text/show-level.ts';
import { fitColumn } from './layout.ts';
import type { MachineRow, Phase, PhaseGroup } from './report-model.ts';
import { nameMeasure } from './words/name-measure.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

/** One piece of equipment in both runs. */
interface Machine {
  readonly unmitigated: EquipmentRecord;
  readonly mitigated: EquipmentRecord;
}

/** Column widths, as in the template. */
export const [ACTIVITY_MM, GROUP_MM, MACHINE_MM] = [36, 19, 43] as const;

/** The equipment of each activity, ordered by activity code (REPORT-35). */
export function listPhases({ project, snapshot, summary }: PlanSource, words: ReportWords = english): Phase[] {
  const machines = pairRuns(listEquipmentRecords(project.id, snapshot));
  const machinesOf = Map.groupBy(machines, ({ unmitigated }) => unmitigated.taskId);
  const taskOf = new Map(snapshot.tasks.map((task) => [task.id, task]));
  const zoneNames = new Map(snapshot.zones.map(({ id, name }) => [id, name]));
  return summary.activityCodes.flatMap(({ taskId, code }) => {
    const task = taskOf.get(taskId);
    const ofTask = machinesOf.get(taskId);
    if (!task || !ofTask) return [];
    const activity = fitColumn(task.name.trim() || task.construction, ACTIVITY_MM);
    const zone = fitColumn(zoneNames.get(task.zoneId) ?? '', ACTIVITY_MM);
    return [{ code, activity, zone, groups: listGroups(ofTask, words) }];
  });
}

/** The unmitigated run comes first in the list, followed by the same equipment mitigated. */
function pairRuns(records: readonly EquipmentRecord[]): Machine[] {
  const half = records.length / 2;
  return records.slice(0, half).flatMap((unmitigated, index) => {
    const mitigated = records[half + index];
    return mitigated ? [{ unmitigated, mitigated }] : [];
  });
}

/** Equipment that runs with every group comes first (M-12). */
function listGroups(machines: readonly Machine[], words: ReportWords): PhaseGroup[] {
  const byName = Map.groupBy(machines, ({ unmitigated }) => unmitigated.exclusiveGroup);
  const names = [...byName.keys()].sort();
  const hasGroups = names.some((name) => name !== '');
  return names.map((name) => toGroup(name, byName.get(name) ?? [], hasGroups, words));
}

function toGroup(name: string, machines: readonly Machine[], hasGroups: boolean, words: ReportWords): PhaseGroup {
  const [first] = machines;
  return {
    name: name !== '' ? fitColumn(name, GROUP_MM) : hasGroups ? words.phases.all : NOTHING,
    unmitigated: showLevel(first?.unmitigated.groupSwl ?? null),
    mitigated: showLevel(first?.mitigated.groupSwl ?? null),
    isLoudest: first !== undefined && first.mitigated.groupSwl === first.mitigated.highestSwl,
    machines: machines.map((machine) => toMachineRow(machine, words)),
  };
}

/** Sound power levels of one piece of equipment: planned, after replacement and after mitigation (Q143). */
function toMachineRow({ unmitigated, mitigated }: Machine, words: ReportWords): MachineRow {
  const { mitigationEffect, mitigationMeasure } = mitigated;
  return {
    name: fitColumn(unmitigated.pmeName, MACHINE_MM),
    measure: fitColumn(
      [
        ...nameReplacement(unmitigated, mitigated, words),
        ...(mitigationMeasure === ''
          ? []
          : [`${nameMeasure(mitigationMeasure, words)} ${showLevel(-mitigationEffect)} dB(A)`]),
      ].join('; '),
      MACHINE_MM,
    ),
    unmitigated: showLevel(unmitigated.swl),
    mitigated: showLevel(mitigated.swl + mitigationEffect),
    quantity: String(unmitigated.quantity),
    timePercent: String(unmitigated.timePercent),
  };
}

/** A quieter model may have the same name as the type it replaces. */
function nameReplacement(planned: EquipmentRecord, used: EquipmentRecord, { phases }: ReportWords): string[] {
  if (used.pmeName !== planned.pmeName) return [phases.replacedBy(used.pmeName)];
  return used.swl === planned.swl ? [] : [phases.quieterModel];
}
