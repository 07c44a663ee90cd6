import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { quieterCatalogue as catalogue } from '../../../../../packages/domain/src/testing/quieter-builder.ts';
import { startTexts } from '../../testing/texts.ts';
import { sampleMitigationRow } from './testing/sample-mitigation.ts';
import { copyToSame } from './use-copy-measures.ts';
import { pathOf, readView } from './use-mitigation-address.ts';
import { questionBefore } from './use-stage-moves.ts';

beforeAll(startTexts);

describe('the stages', () => {
  it('[SHELL-28] [SHELL-29] are pages of the address, the first without one', () => {
    expect([undefined, '1', '2', '3', '9'].map((page) => readView(page, null, null).stage)).toEqual([1, 1, 2, 3, 1]);
    expect(readView('2', 'all', 8)).toEqual({ stage: 2, tab: 'all', receiverId: 8 });
    expect(pathOf({ stage: 3, tab: 'all', receiverId: 8 })).toBe('/Mitigation/3?tab=all');
    expect(pathOf({ stage: 2, tab: 'worst', receiverId: null })).toBe('/Mitigation/2');
  });

  it('[SHELL-28] are the quieter methods, the quieter equipment and the further mitigation, in this order', () => {
    expect(([1, 2, 3] as const).map((stage) => i18next.t(`mitigation.stage${stage}`))).toEqual([
      'Stage 1 of 3: quieter construction method',
      'Stage 2 of 3: quality powered mechanical equipment (QPME)',
      'Stage 3 of 3: barrier and enclosure',
    ]);
  });

  it('[MITI-26] [MITI-27] [MITI-29] ask on the way on, and not on the way back', () => {
    const textOf = (key: ReturnType<typeof questionBefore>) => key && i18next.t(key);
    expect(textOf(questionBefore(1, 2))).toBe(
      'Please consider to use the Quieter Construction Method before considering the use of QPME. Have you reviewed all Quieter Construction Method option for all equipment?',
    );
    expect(textOf(questionBefore(2, 3))).toBe(
      'Please consider to use QPME before considering the use of noise barrier and enclosure. Have you reviewed all QPME option for all equipment?',
    );
    expect([questionBefore(2, 1), questionBefore(3, 2)]).toEqual([null, null]);
  });
});

it("[MITI-21] [Q118] 'Apply to same equipment' gives the measures of the stage to the other rows of it", () => {
  const crusher = { quieterMethodName: 'Crusher', quieterMethodSoundPower: 104, barrierDba: -5 };
  const from = sampleMitigationRow({ id: 1, measures: crusher });
  const rows = [from, sampleMitigationRow({ id: 2 }), sampleMitigationRow({ id: 3, name: 'Crane' })];
  const copied = copyToSame({ catalogue }, rows, from, 1);
  expect(copied).toMatchObject([{ id: 2, measures: { quieterMethodName: 'Crusher', hammerDba: -5, barrierDba: 0 } }]);
  expect(copied).toHaveLength(1);
});
