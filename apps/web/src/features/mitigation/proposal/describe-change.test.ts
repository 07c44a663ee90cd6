import { NO_MEASURES } from '@quietsite/domain';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { describeMeasures, formatChange } from './describe-change.ts';

beforeAll(startTexts);

it('the measures of a row are listed in the order of the stages, with the custom method last', () => {
  const all = {
    ...NO_MEASURES,
    ...{ quieterMethodName: 'Crusher', quieterMethodSoundPower: 104 },
    ...{ quieterEquipmentName: 'E1', quieterEquipmentSoundPower: 95 },
    ...{ barrierDba: -5, enclosureDba: -8, customMethodDba: -3, customMethodName: 'Blanket' },
  };
  expect(describeMeasures(i18next.t, all)).toBe(
    'Crusher (104 dB(A)); E1 (95 dB(A)); Barrier -5 dB; Enclosure -8 dB; Blanket -3 dB',
  );
  expect(describeMeasures(i18next.t, NO_MEASURES)).toBe('None');
});

it('a change has the minus sign of a level, and none where nothing changes', () => {
  expect([19, 0.04, 0, -3].map(formatChange)).toEqual(['−19.0', '0.0', '0.0', '3.0']);
});
