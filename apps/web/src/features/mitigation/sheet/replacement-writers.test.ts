import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { quieterCatalogue as catalogue } from '../../../../../../packages/domain/src/testing/quieter-builder.ts';
import { startTexts } from '../../../testing/texts.ts';
import type { CellOutcome } from '../../../ui/sheet/sheet-types.ts';
import { sampleMitigationRow } from '../testing/sample-mitigation.ts';
import type { MitigationRow } from './mitigation-rows.ts';
import {
  listEquipment,
  listMethods,
  readEquipment,
  readMethod,
  toChoices,
  writeEquipment,
  writeMethod,
} from './replacement-writers.ts';

beforeAll(startTexts);

const context = () => ({ t: i18next.t, catalogue });
const plain = sampleMitigationRow();
const rowOf = (outcome: CellOutcome<MitigationRow>): MitigationRow => {
  if ('fault' in outcome) throw new Error(outcome.fault);
  return outcome.row;
};
const noteOf = (outcome: CellOutcome<MitigationRow>) => ('row' in outcome ? outcome.note : outcome.fault);
const labelsOf = (choices: readonly { readonly label: string }[]) => choices.map(({ label }) => label);

describe('the quieter construction method of a row', () => {
  it('[MITI-15] is one of those that fit, with its machine and sound power, or none', () => {
    expect(labelsOf(toChoices(i18next.t, listMethods(context(), plain)))).toEqual([
      'None',
      'Wire saw: Diamond wire saw (96 dB(A))',
      'Crusher: Hydraulic crusher (104 dB(A))',
    ]);
    const chosen = rowOf(writeMethod(context(), plain, 'Crusher: Hydraulic crusher (104 dB(A))'));
    expect(chosen.measures).toMatchObject({
      ...{ quieterMethodName: 'Crusher', quieterMethodSoundPower: 104, hammerDba: -5, customQuieterMethodName: '' },
    });
    expect(readMethod(context(), chosen)).toBe('Crusher: Hydraulic crusher (104 dB(A))');
    expect(rowOf(writeMethod(context(), plain, 'wire SAW')).measures.quieterMethodSoundPower).toBe(96);
    expect(rowOf(writeMethod(context(), chosen, '')).measures).toEqual(plain.measures);
  });

  it('[MITI-47] those that are known to fit the activity come first, the others say so and can be chosen', () => {
    const { fits } = catalogue;
    const crusherOnly = fits.methods.filter(({ methodName }) => methodName === 'Crusher');
    const classes = fits.classes.filter(({ equipmentId }) => equipmentId !== 602);
    const narrow = { ...context(), catalogue: { ...catalogue, fits: { ...fits, methods: crusherOnly, classes } } };
    const methods = toChoices(i18next.t, listMethods(narrow, plain));
    expect(labelsOf(methods).slice(1)).toEqual([
      'Crusher: Hydraulic crusher (104 dB(A))',
      'Wire saw: Diamond wire saw (96 dB(A)) (not known to suit this activity)',
    ]);
    expect(rowOf(writeMethod(narrow, plain, methods[2]?.value ?? '')).measures.quieterMethodName).toBe('Wire saw');
    expect(labelsOf(toChoices(i18next.t, listEquipment(narrow, plain))).slice(1)).toEqual([
      'QPME mini excavator (99 dB(A))',
      'Electric excavator E1 (95 dB(A)) (not known to suit this activity)',
    ]);
  });

  it('[MITI-15] [EQUIP-53] may have a name of one’s own, and then wants its sound power and proof', () => {
    const outcome = writeMethod(context(), plain, ' Own way ');
    expect(rowOf(outcome).measures).toMatchObject({ quieterMethodName: 'Own way', customQuieterMethodName: 'Own way' });
    expect(noteOf(outcome)).toBe(
      '“Own way” is your own method: enter its sound power level and upload support materials.',
    );
    expect(readMethod(context(), rowOf(outcome))).toBe('Own way');
    expect(noteOf(writeMethod(context(), plain, 'x'.repeat(301)))).toBe('A name can have at most 300 characters.');
  });

  it('[MITI-15] [Q119] copied from another machine it is refused, not taken for a name of one’s own', () => {
    const crane = sampleMitigationRow({ equipmentId: 48 });
    const refused = { fault: 'This does not suit the equipment in this row.' };
    expect(writeMethod(context(), crane, 'Crusher: Hydraulic crusher (104 dB(A))')).toEqual(refused);
    expect(writeEquipment(context(), crane, 'Electric crusher (98 dB(A))')).toEqual(refused);
  });

  it('[Q119] takes the QPME of the machine before away, and says so', () => {
    const before = rowOf(writeEquipment(context(), plain, 'Electric excavator E1'));
    const outcome = writeMethod(context(), before, 'Crusher');
    expect(rowOf(outcome).measures.quieterEquipmentName).toBe('');
    expect(noteOf(outcome)).toBe(
      'The QPME was chosen for the previous equipment and was removed. Choose again in stage 2.',
    );
  });
});

describe('the QPME of a row', () => {
  it('[MITI-16] is one of those that fit the machine, or that of its method', () => {
    expect(labelsOf(listEquipment(context(), plain))).toEqual([
      'Electric excavator E1 (95 dB(A))',
      'QPME mini excavator (99 dB(A))',
    ]);
    const crushed = rowOf(writeMethod(context(), plain, 'Crusher'));
    expect(labelsOf(listEquipment(context(), crushed))).toEqual(['Electric crusher (98 dB(A))']);
    const chosen = rowOf(writeEquipment(context(), plain, 'Electric excavator E1 (95 dB(A))'));
    expect(readEquipment(context(), chosen)).toBe('Electric excavator E1 (95 dB(A))');
    expect(rowOf(writeEquipment(context(), chosen, '')).measures).toEqual(plain.measures);
  });

  it("[MITI-41] whose name starts with 'QPME' gets the hint 'Please include model number'", () => {
    expect(noteOf(writeEquipment(context(), plain, 'QPME mini excavator'))).toBe('Please include model number');
    expect(noteOf(writeEquipment(context(), plain, 'QPME crane of ours'))).toBe('Please include model number');
    expect(noteOf(writeEquipment(context(), plain, 'Electric excavator E1'))).toBeUndefined();
  });

  it('[EQUIP-55] may have a name of one’s own, without a default that its sound power could be', () => {
    const outcome = writeEquipment(context(), plain, 'Mine');
    expect(rowOf(outcome).measures).toMatchObject({
      ...{ quieterEquipmentName: 'Mine', quieterEquipmentSoundPower: 0, quieterEquipmentDefaultSoundPower: 0 },
    });
    expect(noteOf(outcome)).toBe(
      '“Mine” is not in the catalogue: enter its sound power level and upload support materials.',
    );
  });
});
