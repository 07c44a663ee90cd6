import type { EquipmentEntry } from '@quietsite/domain';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { toDraftRow } from '../../project/equipment/equipment-draft.ts';
import { sampleRow } from '../../testing/samples.ts';
import { startTexts } from '../../testing/texts.ts';
import { RestrictedNotice } from './equipment-body.tsx';
import { periodColumn } from './equipment-choices.tsx';
import type { CellContext } from './equipment-writers.ts';

beforeAll(startTexts);

const NOTICE = 'Daytime criteria do not apply in restricted hours; a construction noise permit is needed.';
const rowOf = (timePeriod: EquipmentEntry['timePeriod']) => ({ ...toDraftRow(sampleRow()), timePeriod });

it('[Q141] [EQUIP-63] a row of the evening or the night is marked, and the notice names it', () => {
  const { show } = periodColumn({ t: i18next.t } as CellContext);
  for (const period of [1, 2] as const) {
    expect(renderToStaticMarkup(show?.(rowOf(period)))).toContain(`aria-label="${NOTICE}"`);
    const notice = renderToStaticMarkup(<RestrictedNotice rows={[rowOf(null), rowOf(period)]} />);
    expect(notice).toContain(NOTICE);
    expect(notice).toContain('In restricted hours: ');
  }
  expect(show?.(rowOf(null))).toBeNull();
  expect(renderToStaticMarkup(<RestrictedNotice rows={[rowOf(null)]} />)).toBe('');
});
