import type { MethodAnswer, MethodCase } from '../case.ts';
import { compulsoryOf } from './compulsory.ts';
import { daysOf } from './days.ts';
import { countingNeighbours } from './neighbours.ts';
import { answerReceiver, type ReadySite } from './receiver.ts';
import { type Site, workByDay } from './schedule.ts';
import { placeZones } from './standpoint.ts';
import { taskSoundPowers } from './task-sound-power.ts';

/**
 * An independent implementation of the calculation method, from docs/method.md alone, with forty-digit decimals and a
 * plain loop over the days of the project (M-40). It is only compared with the product's engine and never used by the
 * product.
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
