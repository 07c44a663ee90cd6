import type { CaseReceiver, MethodAnswer, MethodCase, ReceiverAnswer } from '../case.ts';
import { present } from '../present.ts';
import { daysOf } from './days.ts';
import { Dec, dec, EQUAL_DECIBELS } from './decimal.ts';
import { classOf } from './kinds.ts';
import { countingNeighbours } from './neighbours.ts';
import { answerReceiver, type PreparedSite } from './receiver.ts';
import { type Site, workByDay } from './schedule.ts';
import { placeZones } from './site-geometry.ts';
import { taskSoundPowers } from './task-sound-power.ts';

/**
 * An independent implementation of the calculation method, from docs/method.md alone, with forty-digit decimals and a
 * plain loop over the days of the project (M-40). It is only compared with the product's engine and never used by the
 * product.
 */
export function answerByOracle(input: MethodCase): MethodAnswer {
  const days = daysOf(input.tasks);
  const prepareSite = (site: Site): PreparedSite => ({ zones: placeZones(site.zones), workOn: workByDay(site, days) });
  const own = { ...prepareSite(input), screening: input.screening };
  const neighbours = countingNeighbours(input).map(prepareSite);
  const receivers = input.receivers.map((receiver) => answerReceiver(receiver, own, neighbours));
  return {
    receivers,
    compulsory: compulsoryOf(input.receivers, receivers),
    taskSoundPowers: taskSoundPowers(own.workOn),
  };
}

/**
 * The loudest home, the loudest school and the loudest point of another sensitive use, including ties (M-63, M-144).
 */
function compulsoryOf(receivers: readonly CaseReceiver[], answers: readonly ReceiverAnswer[]): number[] {
  const audiblePoints = receivers.flatMap(({ pointId, kind }, index) => {
    const level = present(answers[index]).unmitigated.own.level;
    return level === null ? [] : [{ pointId, class: classOf(kind), level: dec(level) }];
  });
  const ofEachClass = (['homes', 'schools', 'others'] as const).flatMap((wanted) => {
    const candidates = audiblePoints.filter((point) => point.class === wanted);
    const loudest = Dec.max(-Infinity, ...candidates.map((point) => point.level));
    return candidates.filter((point) => loudest.minus(point.level).lte(EQUAL_DECIBELS));
  });
  return ofEachClass.map((point) => point.pointId).sort((a, b) => a - b);
}
