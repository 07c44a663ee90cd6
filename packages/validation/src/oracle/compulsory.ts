import type { CaseReceiver, ReceiverAnswer } from '../case.ts';
import { Dec, dec, EQUAL_DECIBELS } from './decimal.ts';

/**
 * The loudest residential and the loudest education point, including all ties; an unknown type counts as residential
 * (M-63).
 */
export function compulsoryOf(receivers: readonly CaseReceiver[], answers: readonly ReceiverAnswer[]): number[] {
  const heard = receivers.flatMap(({ pointId, kind }, index) => {
    const level = (answers[index] as ReceiverAnswer).unmitigated.own.level;
    return level === null ? [] : [{ pointId, isEducation: kind === 'education', level: dec(level) }];
  });
  const ofBothTypes = [true, false].flatMap((isEducation) => {
    const candidates = heard.filter((point) => point.isEducation === isEducation);
    const loudest = Dec.max(-Infinity, ...candidates.map((point) => point.level));
    return candidates.filter((point) => loudest.minus(point.level).lte(EQUAL_DECIBELS));
  });
  return ofBothTypes.map((point) => point.pointId).sort((a, b) => a - b);
}
