import { describe, expect, it } from 'vitest';
import { NO_MEASURES } from '../equipment/equipment.ts';
import { costOfMeasures, DEFAULT_WEIGHTS } from './cost.ts';

const method = { ...NO_MEASURES, quieterMethodName: 'Crusher', quieterMethodSoundPower: 104 };
const qpme = { ...NO_MEASURES, quieterEquipmentName: 'E1', quieterEquipmentSoundPower: 95 };

describe('the cost of measures, in tenths (M-90)', () => {
  it.each([
    ['none', NO_MEASURES, NO_MEASURES, 0],
    ['a method', NO_MEASURES, method, 20],
    ['a QPME', NO_MEASURES, qpme, 30],
    ['a method and a QPME of its machine', NO_MEASURES, { ...qpme, ...{ quieterMethodSoundPower: 104 } }, 40],
    ['a barrier of 8 dB', NO_MEASURES, { ...NO_MEASURES, barrierDba: -8 }, 58],
    ['an enclosure of 20 dB', NO_MEASURES, { ...NO_MEASURES, enclosureDba: -20 }, 90],
    ['a method and a barrier', NO_MEASURES, { ...method, barrierDba: -15 }, 75],
    [
      'a stronger barrier: only the decibels that are added',
      { ...method, barrierDba: -5 },
      { ...method, barrierDba: -9 },
      14,
    ],
    [
      'another barrier beside an enclosure',
      { ...NO_MEASURES, enclosureDba: -2 },
      { ...NO_MEASURES, enclosureDba: -2, barrierDba: -3 },
      53,
    ],
    [
      'a half decibel is rounded to the tenth',
      { ...NO_MEASURES, barrierDba: -3.5 },
      { ...NO_MEASURES, barrierDba: -4 },
      11,
    ],
    ['a weaker barrier: the change alone', { ...method, barrierDba: -9 }, { ...method, barrierDba: -5 }, 10],
    ['the same measures again', { ...method, barrierDba: -5 }, { ...method, barrierDba: -5 }, 0],
  ])('%s', (_, before, after, expected) => {
    expect(costOfMeasures(before, after, DEFAULT_WEIGHTS)).toBe(expected);
  });

  it('follows the weights the user sets, in whole tenths', () => {
    const weights = { change: 0, method: 0.3, equipment: 0.1, barrier: 2.5, enclosure: 0, perDecibel: 0.7 };
    expect(costOfMeasures(NO_MEASURES, { ...method, barrierDba: -3 }, weights)).toBe(49);
  });
});
