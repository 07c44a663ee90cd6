import type { TaskAnswer } from '../case.ts';
import { present } from '../present.ts';
import { levelOf } from './decimal.ts';
import { loudestGroup } from './loudest-group.ts';
import type { Work } from './schedule.ts';
import { highestOf } from './series.ts';
import { type Run, soundPowerEnergy } from './sound-power.ts';

/**
 * The listed sound power of each activity: the maximum of its loudest group over its days, with the first day (M-12).
 */
export function taskSoundPowers(workOn: ReadonlyMap<string, Work>): TaskAnswer[] {
  const worked = [...workOn].flatMap(([day, work]) => work.map((working) => ({ day, working })));
  const byTask = Map.groupBy(worked, ({ working }) => working.task.id);
  return [...byTask]
    .map(([taskId, days]) => ({
      taskId,
      unmitigated: listed(days, 'unmitigated'),
      mitigated: listed(days, 'mitigated'),
    }))
    .sort((a, b) => a.taskId - b.taskId);
}

function listed(days: readonly { readonly day: string; readonly working: Work[number] }[], run: Run) {
  const energies = new Map(
    [...new Set(days.map(({ working }) => working))].map((working) => [
      working,
      loudestGroup(working.rows, () => (row) => soundPowerEnergy(row, run)).energy,
    ]),
  );
  const series = days.map(({ day, working }) => ({ day, energy: present(energies.get(working)) }));
  const highest = present(highestOf(series));
  return { soundPower: levelOf(highest.energy).toNumber(), day: highest.day };
}
