import { NO_MEASURES } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { sampleRow } from '../../testing/samples.ts';
import {
  type MitigatedRow,
  mitigationSource,
  NOTHING_MITIGATED,
  toMitigationChange,
  withMitigated,
} from './mitigation-draft.ts';

const stored: MitigatedRow = { measures: NO_MEASURES, materialIds: [4] };
const storedOf = () => stored;
const quieter: MitigatedRow = { measures: { ...NO_MEASURES, barrierDba: -5 }, materialIds: [4] };

describe('the mitigation draft', () => {
  it('other measures or files are an edit, and as it was stored a row is none', () => {
    const edited = withMitigated(NOTHING_MITIGATED, new Map([[7, quieter]]), storedOf);
    expect(edited).toEqual({ 7: quieter });
    const proven = withMitigated(edited, new Map([[8, { ...stored, materialIds: [4, 5] }]]), storedOf);
    expect(Object.keys(proven)).toEqual(['7', '8']);
    expect(mitigationSource.isSame(edited, proven)).toBe(false);
    const back = withMitigated(proven, new Map([7, 8].map((id) => [id, { ...stored, materialIds: [4] }])), storedOf);
    expect(back).toEqual(NOTHING_MITIGATED);
    expect(mitigationSource.isSame(back, NOTHING_MITIGATED)).toBe(true);
  });

  it('reads what it wrote and nothing else', () => {
    expect(mitigationSource.isReadable(JSON.parse(JSON.stringify({ 7: quieter })))).toBe(true);
    expect([null, 'x', { 7: {} }, { 7: null }].map(mitigationSource.isReadable)).toEqual([false, false, false, false]);
  });

  it('[U23] sends what a person writes, without rows and files that are gone', () => {
    const rows = [sampleRow({ id: 7 })];
    const file = {
      fileName: 'test.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 1,
      uploadedAt: '2027-01-05T00:00:00Z',
    };
    const materials = [{ id: 4, ...file }];
    const draft = { 7: { ...quieter, materialIds: [4, 5] }, 9: quieter };
    const { customQuieterMethodName, hammerDba, quieterEquipmentDefaultSoundPower, ...written } = quieter.measures;
    expect(toMitigationChange(draft, { equipmentRows: rows, materials }, 3)).toEqual({
      revision: 3,
      rows: [{ id: 7, measures: written, materialIds: [4] }],
    });
    expect([customQuieterMethodName, hammerDba, quieterEquipmentDefaultSoundPower]).toEqual(['', 0, 0]);
  });
});
