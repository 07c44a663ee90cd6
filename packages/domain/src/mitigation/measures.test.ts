import { describe, expect, it } from 'vitest';
import { NO_MEASURES } from '../equipment/equipment.ts';
import { entry } from '../testing/equipment-builder.ts';
import { mitigationFigures, toStage } from './measures.ts';

describe('mitigation figures', () => {
  it('[SHELL-29] [MITI-01] the stage is that of the route, the first without one', () => {
    expect(['1', '2', '3', undefined, '', '4', '02'].map(toStage)).toEqual([1, 2, 3, 1, 1, 1, 1]);
  });

  it('[MITI-17] [MITI-20] [Q94] corrected = replacement with the time; mitigated = with quantity and reduction', () => {
    const measures = { ...NO_MEASURES, quieterMethodSoundPower: 104, barrierDba: -5, enclosureDba: -8 };
    const figures = mitigationFigures(entry({ quantity: 10, timePercent: 50, measures }));
    expect(figures).toMatchObject({ replacementSoundPower: 104, totalReduction: -8 });
    expect(figures.correctedSoundPower).toBeCloseTo(104 - 3.0103, 4);
    expect(figures.mitigatedNoise).toBeCloseTo(104 - 3.0103 + 10 - 8, 4);
  });

  it('[Q94] the original machine counts without a replacement, the QPME before the method (M-24)', () => {
    expect(mitigationFigures(entry()).replacementSoundPower).toBeNull();
    expect(mitigationFigures(entry()).mitigatedNoise).toBe(112);
    const measures = { ...NO_MEASURES, quieterMethodSoundPower: 104, quieterEquipmentSoundPower: 98 };
    expect(mitigationFigures(entry({ measures })).replacementSoundPower).toBe(98);
  });

  it('[MITI-19] [Q93] the total reduction is the most negative measure, never the sum', () => {
    const each = { enclosureDba: -3, barrierDba: -4, hammerDba: -6, customMethodDba: -5 };
    expect(mitigationFigures(entry({ measures: { ...NO_MEASURES, ...each } })).totalReduction).toBe(-6);
    expect(mitigationFigures(entry()).totalReduction).toBe(0);
  });

  it('[Q94] a silent row has no level, and none is below 0', () => {
    expect(mitigationFigures(entry({ quantity: 0 }))).toMatchObject({
      correctedSoundPower: null,
      mitigatedNoise: null,
    });
    const measures = { ...NO_MEASURES, quieterEquipmentSoundPower: 4, enclosureDba: -20 };
    expect(mitigationFigures(entry({ measures })).mitigatedNoise).toBe(0);
  });
});
