import {
  computeEmission,
  computeMitigatedEmission,
  findHighestTaskSoundPower,
  listDailySoundPowers,
  type MitigatedTerms,
} from '@quietsite/acoustics';
import type { ProjectCalendar } from '../../calendar/task-calendar.ts';
import type { CalculationSnapshot, SnapshotRow, SnapshotTask } from '../snapshot.schema.ts';
import { groupRows } from '../task-emissions.ts';
import { listDatedRows } from '../task-sound-powers.ts';
import type { EquipmentRecord } from './record.schema.ts';

type TaskPowers = { readonly ofGroup: (group: string) => number | null; readonly highest: number | null };

/** The unmitigated run first, in the order of the activities and their rows. */
export function listEquipmentRecords(
  projectId: number,
  { tasks, rows, calendar }: Pick<CalculationSnapshot, 'tasks' | 'rows' | 'calendar'>,
): EquipmentRecord[] {
  const rowsOfTask = groupRows(tasks, rows);
  const records = [false, true].flatMap((isMitigated) =>
    tasks.flatMap((task) => {
      const ofTask = rowsOfTask.get(task.id) ?? [];
      const powers = addUp(task, ofTask, isMitigated, calendar);
      return ofTask.map((row) => describeRow(projectId, task, row, isMitigated, powers));
    }),
  );
  return records.map((record, index) => ({ ...record, id: index + 1 }));
}

/** The sum of each group plus the rows without a group, and the loudest group, on their loudest days (M-12, Q87). */
function addUp(
  task: SnapshotTask,
  rows: readonly SnapshotRow[],
  isMitigated: boolean,
  calendar: ProjectCalendar,
): TaskPowers {
  const dated = listDatedRows(task, rows, isMitigated, calendar);
  const days = listDailySoundPowers(dated);
  const ofGroup = (group: string) =>
    highestOf(
      group === ''
        ? days.map(({ commonSoundPower }) => commonSoundPower)
        : days.map(({ groups }) => groups.find((entry) => entry.group === group)?.soundPower ?? null),
    );
  return { ofGroup, highest: findHighestTaskSoundPower(dated)?.highestSoundPower ?? null };
}

const highestOf = (levels: readonly (number | null)[]) =>
  levels.reduce((highest, level) => (highest === null || (level !== null && level > highest) ? level : highest), null);

function describeRow(
  projectId: number,
  task: SnapshotTask,
  row: SnapshotRow,
  isMitigated: boolean,
  powers: TaskPowers,
): Omit<EquipmentRecord, 'id'> {
  const mitigated = isMitigated ? computeMitigatedEmission(row) : null;
  const terms = isMitigated ? mitigated : computeEmission(row);
  const group = row.exclusiveGroup.trim();
  const total = terms?.totalSoundPower ?? null;
  return {
    ...{ projectId, isMitigated, zoneId: task.zoneId, taskId: task.id, exclusiveGroup: group },
    ...{ startDate: row.start, endDate: row.end },
    ...{ pmeId: String(row.id), pmeName: nameInForce(row, mitigated), pmeRef: row.officialId },
    swl: terms?.soundPower ?? row.soundPower,
    ...{ timePercent: row.timePercent, timeCorrection: terms?.timeCorrection ?? null, quantity: row.quantity },
    totalSwl: total,
    mitigationMeasure: nameOfMeasure(row, mitigated),
    mitigationEffect: mitigated?.effect ?? 0,
    // Stored values are at least 0 (M-22).
    mitigatedSwl: mitigated ? mitigated.shownSoundPower : total === null ? null : Math.max(0, total),
    ...{ groupSwl: powers.ofGroup(group), highestSwl: powers.highest },
  };
}

function nameInForce(row: SnapshotRow, mitigated: MitigatedTerms | null): string {
  if (mitigated?.replacement === 'quieterMethod') return row.quieterMethodName || row.name;
  if (mitigated?.replacement === 'quieterEquipment') return row.quieterEquipmentName || row.name;
  return row.name;
}

/** CALC-32, Q93. */
function nameOfMeasure(row: SnapshotRow, mitigated: MitigatedTerms | null): string {
  switch (mitigated?.measure ?? null) {
    case 'enclosure':
      return 'Enclosure';
    case 'barrier':
      return 'Barrier';
    case 'hammerBracket':
      return 'Hammer Bracket';
    case 'custom':
      return row.customMethodName;
    case null:
      return '';
  }
}
