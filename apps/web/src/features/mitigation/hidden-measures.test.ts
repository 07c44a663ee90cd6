import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { describeHidden } from './hidden-measures.ts';
import { sampleMitigationRow } from './testing/sample-mitigation.ts';

beforeAll(startTexts);

const rows = [
  sampleMitigationRow({ measures: { quieterMethodName: 'Crusher', quieterMethodSoundPower: 104, barrierDba: -5 } }),
  sampleMitigationRow({ measures: { quieterEquipmentName: 'E1', quieterEquipmentSoundPower: 95, enclosureDba: -8 } }),
  sampleMitigationRow({ measures: { customMethodDba: -3, customMethodName: 'Blanket' } }),
];

it('[MITI-55] a stage names the measures that have no column in it', () => {
  const hidden = (stage: 1 | 2 | 3, isReadonly = false) => describeHidden(i18next.t, rows, stage, isReadonly);
  expect(hidden(1)).toBe('QPME, enclosure, barrier, custom method');
  expect(hidden(2)).toBe('quieter method, enclosure, barrier, custom method');
  expect(hidden(3)).toBe('quieter method');
  expect([hidden(1, true), hidden(2, true)]).toEqual(['QPME', 'quieter method']);
  expect(describeHidden(i18next.t, [sampleMitigationRow()], 1, false)).toBe('');
});
