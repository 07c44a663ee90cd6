import type { MethodAnswer, MethodCase } from '../case.ts';
import { compulsoryOf } from './compulsory.ts';
import { daysOf } from './days.ts';
import { countingNeighbours } from './neighbours.ts';
import { answerReceiver, type ReadySite } from './receiver.ts';
import { type Site, workByDay } from './schedule.ts';
import { placeZones } from './standpoint.ts';
import { taskSoundPowers } from './task-sound-power.ts';

/**
 * The calculation method once more, from docs/method.md alone and in decimals of forty digits, as a plain loop over the
 * days of the project (M-40). It exists to be compared with the product's engine and is never used by the product.
 */
export function answerByOracle(input: MethodCase): MethodAnswer {
  const days = daysOf(input.tasks);
  const ready = (site: Site): ReadySite => ({ zones: placeZones(site.zones), workOn: workByDay(site, days) });
  const own = ready(input);
  const neighbours = countingNeighbours(input).map(ready);
  const receivers = input.receivers.map((receiver) => answerReceiver(receiver, own, neighbours));
  return {
    receivers,
    compulsory: compulsoryOf(input.receivers, receivers),
    taskSoundPowers: taskSoundPowers(own.workOn),
  };
}
