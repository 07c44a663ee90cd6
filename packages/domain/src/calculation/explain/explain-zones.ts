import { itemAt } from '@quietsite/acoustics';
import { storedLevel } from '../results/stored-level.ts';
import type { Explanation } from './explain.ts';
import type { TaskExplanation } from './explain-task.ts';

/** The activities of one zone on the day, and their combined level. */
export interface ZoneExplanation {
  readonly zoneId: number;
  readonly zoneName: string;
  readonly zoneType: 'A' | 'B';
  /** False if another active type B zone counts instead (M-34). */
  readonly counts: boolean;
  readonly tasks: readonly TaskExplanation[];
  readonly level: number | null;
  readonly energy: number;
  /** Share of the project's own energy at the receiver, 0 to 1. */
  readonly share: number;
}

/** In the order of the activity codes, which follows the zones (M-41). */
export function listZoneExplanations({ tasks, energy }: Pick<Explanation, 'tasks' | 'energy'>): ZoneExplanation[] {
  const zoneIds = [...new Set(tasks.map(({ zoneId }) => zoneId))];
  return zoneIds.map((zoneId) => {
    const ofZone = tasks.filter((task) => task.zoneId === zoneId);
    const { zoneName, zoneType, counts } = itemAt(ofZone, 0);
    const zoneEnergy = ofZone.reduce((total, task) => total + task.energy, 0);
    const share = counts && energy > 0 ? zoneEnergy / energy : 0;
    const level = storedLevel(zoneEnergy);
    return { zoneId, zoneName, zoneType, counts, tasks: ofZone, level, energy: zoneEnergy, share };
  });
}
