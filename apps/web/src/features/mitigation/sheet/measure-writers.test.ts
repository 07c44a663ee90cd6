import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { quieterCatalogue as catalogue } from '../../../../../../packages/domain/src/testing/quieter-builder.ts';
import { startTexts } from '../../../testing/texts.ts';
import type { CellOutcome } from '../../../ui/sheet/sheet-types.ts';
import { sampleMitigationRow } from '../testing/sample-mitigation.ts';
import { replacementOf, writeCustomName, writePower, writeReduction } from './measure-writers.ts';
import { findFault, listProblems } from './mitigation-faults.ts';
import type { MitigationRow } from './mitigation-rows.ts';

beforeAll(startTexts);

const context = () => ({ t: i18next.t, catalogue });
const measuresOf = (outcome: CellOutcome<MitigationRow>) => ('row' in outcome ? outcome.row.measures : null);
const noteOf = (outcome: CellOutcome<MitigationRow>) => ('row' in outcome ? outcome.note : outcome.fault);
const crusher = { quieterMethodName: 'Crusher', quieterMethodSoundPower: 104 };
const electric = { quieterEquipmentName: 'Electric excavator E1', quieterEquipmentSoundPower: 95 };

describe('reductions that are typed', () => {
  it.each([
    ['[MITI-37]', 'enclosureDba', -20, 'Enclosure dB(A)'],
    ['[MITI-38]', 'barrierDba', -15, 'Barrier dB(A)'],
    ['[MITI-39]', 'customMethodDba', -25, 'Custom method dB(A)'],
  ] as const)('%s %s is held at %d to 0, and may not be empty', (_, field, least, title) => {
    const row = sampleMitigationRow();
    const write = (text: string) => writeReduction(context(), row, field, text, 'typed');
    expect(measuresOf(write('-3.5'))?.[field]).toBe(-3.5);
    expect(measuresOf(write('-99'))?.[field]).toBe(least);
    expect(noteOf(write('-99'))).toBe(`${title} set to ${least}: the allowed range is ${least} to 0.`);
    expect(write('')).toEqual({ fault: `${title} cannot be empty: enter ${least} to 0.` });
    expect(write('x')).toEqual({ fault: 'Not a number: x' });
    expect(writeReduction(context(), row, field, '-99', 'pasted')).toEqual({ fault: `${least} to 0` });
  });

  it.each(['enclosureDba', 'barrierDba', 'customMethodDba'] as const)(
    '[MITI-46] a positive %s is taken as a reduction, within the same limits',
    (field) => {
      const write = (text: string, origin: 'typed' | 'pasted' = 'typed') =>
        measuresOf(writeReduction(context(), sampleMitigationRow(), field, text, origin))?.[field];
      expect([write('5'), write('+7.5'), write('0')]).toEqual([-5, -7.5, 0]);
      expect(write('5', 'pasted')).toBe(-5);
      expect(write('99')).toBe(write('-99'));
      expect(write('99', 'pasted')).toBeUndefined();
    },
  );

  it('[MITI-40] a custom method without a name is a fault at its name, and keeps the row from being saved', () => {
    const row = sampleMitigationRow({ id: 7, measures: { customMethodDba: -3 } });
    expect(findFault(i18next.t, row, 'customMethodName')).toBe('A custom method needs a name.');
    expect(listProblems([row], () => true)).toMatchObject([{ fault: 'CUSTOM_NAME_MISSING', stage: 3 }]);
    expect(listProblems([row], () => false)).toEqual([]);
    const named = writeCustomName(context(), row, ' Blanket ');
    expect(measuresOf(named)?.customMethodName).toBe('Blanket');
    expect('row' in named && findFault(i18next.t, named.row, 'customMethodName')).toBeNull();
    expect(writeCustomName(context(), row, 'x'.repeat(301))).toEqual({
      fault: 'A name can have at most 300 characters.',
    });
  });
});

describe('the sound power of a replacement', () => {
  it('[MITI-36] is held at 0 to 1000 and may not be empty', () => {
    const row = sampleMitigationRow({ measures: crusher });
    const write = (text: string) => writePower(context(), row, 1, text, 'typed');
    expect(measuresOf(write('99'))?.quieterMethodSoundPower).toBe(99);
    expect(measuresOf(write('1001'))?.quieterMethodSoundPower).toBe(1000);
    expect(measuresOf(write('-1'))?.quieterMethodSoundPower).toBe(0);
    expect(write('')).toEqual({ fault: 'Sound power level of the replacement cannot be empty: enter 0 to 1000.' });
  });

  it('[MITI-17] is that of the method in stage 1 and that of the QPME afterwards', () => {
    const row = sampleMitigationRow({ measures: { ...crusher, ...electric } });
    expect([1, 2, 3].map((stage) => replacementOf(row, stage as 1).soundPower)).toEqual([104, 95, 95]);
    expect(measuresOf(writePower(context(), row, 2, '90', 'typed'))).toMatchObject({
      ...{ quieterMethodSoundPower: 104, quieterEquipmentSoundPower: 90 },
    });
    expect(replacementOf(sampleMitigationRow({ measures: crusher }), 2).soundPower).toBe(104);
  });

  it('[MITI-36] wants something that it is of', () => {
    const row = sampleMitigationRow();
    expect(writePower(context(), row, 1, '90', 'typed')).toEqual({
      fault: 'Choose or name a quieter construction method first.',
    });
    expect(writePower(context(), row, 2, '90', 'typed')).toEqual({ fault: 'Choose or name a QPME first.' });
    expect(writePower(context(), row, 2, '', 'pasted')).toEqual({ row });
  });

  it('[EQUIP-53] [EQUIP-55] of one’s own makes the method or the QPME one’s own', () => {
    const row = sampleMitigationRow({ measures: { ...crusher, ...electric } });
    expect(measuresOf(writePower(context(), row, 1, '99', 'typed'))?.customQuieterMethodName).toBe('Crusher');
    const changed = measuresOf(writePower(context(), sampleMitigationRow({ measures: electric }), 2, '90', 'typed'));
    expect(changed).toMatchObject({ quieterEquipmentSoundPower: 90, quieterEquipmentDefaultSoundPower: 95 });
  });
});
