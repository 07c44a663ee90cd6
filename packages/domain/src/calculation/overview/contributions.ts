import { MITIGATED } from '@quietsite/acoustics';
import { dayNumber } from '../../day.ts';
import { storedId } from '../../front/part-ids.ts';
import { listTaskLines, type TaskLines } from '../explain/source-lines.ts';
import type { LiveCalculation } from '../live-calculation.ts';
import type { ActivityShare, Contributions, EquipmentShare, WorstReceiver } from './overview.schema.ts';

/** The number of activities and of rows listed. */
const MAX_SHARES = 5;

/**
 * Which activities and equipment rows cause the levels of some receivers. Each receiver is taken on its worst day and
 * counts the same, however loud it is: the share of a row is the mean of its shares in the mitigated own energy (M-32)
 * at the receivers. All rows together make 1, and the rows of an activity make its share.
 */
export function shareContributions(
  calculation: LiveCalculation,
  receivers: readonly Pick<WorstReceiver, 'pointId' | 'day'>[],
): Contributions {
  const audible = receivers.flatMap(({ pointId, day }) => {
    const receiver = calculation.indexOf(pointId);
    if (receiver < 0 || day === null) return [];
    const target = { receiver, day: dayNumber(day), run: MITIGATED, height: 0 };
    const lines = listTaskLines(calculation, target).filter(({ counts }) => counts);
    return lines.some(({ energy }) => energy > 0) ? [lines] : [];
  });
  const equipment = addUp(audible);
  const zoneNames = new Map(calculation.snapshot.zones.map(({ id, name }) => [id, name]));
  return {
    receivers: audible.length,
    activities: largest(listActivities(equipment, audible.flat(), zoneNames)),
    equipment: largest([...equipment.values()]),
  };
}

/** Sums by stored row, for all parts of a front (M-150). */
function addUp(audible: readonly (readonly TaskLines[])[]): ReadonlyMap<number, EquipmentShare> {
  const shares = new Map<number, EquipmentShare>();
  for (const lines of audible) {
    const whole = lines.reduce((sum, { energy }) => sum + energy, 0) * audible.length;
    for (const { task, zone, lines: sources } of lines)
      for (const { row, energy } of sources.flatMap(({ rows }) => rows)) {
        const { name, officialId, fixedLocation } = row;
        const rowId = storedId(row.id);
        const share = (shares.get(rowId)?.share ?? 0) + energy / whole;
        const activity = { taskId: storedId(task.id), taskName: task.name, zoneId: storedId(zone.id) };
        shares.set(rowId, { rowId, name, officialId, ...activity, fixedLocation, share });
      }
  }
  return shares;
}

function listActivities(
  equipment: ReadonlyMap<number, EquipmentShare>,
  lines: readonly Pick<TaskLines, 'task' | 'zone'>[],
  zoneNames: ReadonlyMap<number, string>,
): ActivityShare[] {
  const shares = new Map<number, number>();
  for (const { taskId, share } of equipment.values()) shares.set(taskId, (shares.get(taskId) ?? 0) + share);
  const works = new Map(
    lines.map(({ task, zone }) => [storedId(task.id), { name: task.name, zoneId: storedId(zone.id) }]),
  );
  return [...works].map(([taskId, { name, zoneId }]) => ({
    ...{ taskId, name, zoneId, zoneName: zoneNames.get(zoneId) ?? '' },
    share: shares.get(taskId) ?? 0,
  }));
}

const largest = <Part extends { readonly share: number }>(parts: readonly Part[]): Part[] =>
  parts
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
    .slice(0, MAX_SHARES);
