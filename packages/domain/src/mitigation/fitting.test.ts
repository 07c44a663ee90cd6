import { describe, expect, it } from 'vitest';
import { NO_MEASURES } from '../equipment/equipment.ts';
import { entry } from '../testing/equipment-builder.ts';
import { quieterCatalogue as catalogue } from '../testing/quieter-builder.ts';
import { listFittingEquipment, listFittingMethods, withEquipment, withMethod } from './fitting.ts';

const [saw, crusher] = listFittingMethods({ equipmentId: 81 }, catalogue);

describe('what fits a row', () => {
  it('[MITI-15] the methods of its machine, the quietest first; none for a machine that somebody named', () => {
    expect([saw, crusher]).toMatchObject([
      { methodName: 'Wire saw', equipmentName: 'Diamond wire saw', soundPower: 96, hammerDba: 0 },
      { methodName: 'Crusher', equipmentName: 'Hydraulic crusher', soundPower: 104, hammerDba: -5 },
    ]);
    expect(listFittingMethods({ equipmentId: null }, catalogue)).toEqual([]);
  });

  it('[MITI-16] [Q119] the QPME of its machine, or of the machine of its method, which may have none', () => {
    const namesOf = (measures = NO_MEASURES) =>
      listFittingEquipment(entry({ measures }), catalogue).map(({ name }) => name);
    expect(namesOf()).toEqual(['Electric excavator E1', 'QPME mini excavator']);
    expect(namesOf(withMethod(NO_MEASURES, crusher ?? null))).toEqual(['Electric crusher']);
    expect(namesOf(withMethod(NO_MEASURES, saw ?? null))).toEqual([]);
    const own = { ...NO_MEASURES, quieterMethodName: 'Own way', quieterMethodSoundPower: 90 };
    expect(namesOf(own)).toEqual([]);
    expect(listFittingEquipment({ equipmentId: null, measures: NO_MEASURES }, catalogue)).toEqual([]);
  });

  it('[MITI-16] [Q119] a method with another figure than the catalogue still has the QPME of its machines', () => {
    const measures = { ...withMethod(NO_MEASURES, crusher ?? null), quieterMethodSoundPower: 101 };
    expect(listFittingEquipment(entry({ measures }), catalogue)).toMatchObject([{ name: 'Electric crusher' }]);
  });

  it('[Q119] [Q88] a chosen method brings its hammer bracket and takes away the QPME of the machine before', () => {
    const [quiet = null] = listFittingEquipment(entry(), catalogue);
    const before = withEquipment({ ...NO_MEASURES, barrierDba: -3 }, quiet);
    expect(before).toMatchObject({ quieterEquipmentSoundPower: 95, quieterEquipmentDefaultSoundPower: 95 });
    expect(withMethod(before, crusher ?? null)).toEqual({
      ...{ ...NO_MEASURES, barrierDba: -3, hammerDba: -5 },
      ...{ quieterMethodName: 'Crusher', quieterMethodSoundPower: 104 },
    });
    expect(withMethod(withMethod(NO_MEASURES, crusher ?? null), null)).toEqual(NO_MEASURES);
    expect(withEquipment(before, null)).toEqual({ ...NO_MEASURES, barrierDba: -3 });
  });
});
