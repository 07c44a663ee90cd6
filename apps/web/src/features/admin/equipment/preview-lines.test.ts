import type { ImportPreview } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { canImport, listPreviewLines } from './preview-lines.ts';

const nothing: ImportPreview = {
  ...{
    fileName: 'x.csv',
    fingerprint: '',
    added: [],
    edited: [],
    deleted: [],
    unchanged: 3,
    skipped: [],
    problems: [],
  },
};
const added = [{ line: 5, text: 'Crane' }];
const deleted = [{ id: 1, text: 'Winch' }];

describe('the preview of an import', () => {
  it('[U49] deletions are confirmed by themselves', () => {
    expect(canImport({ ...nothing, added }, false)).toBe(true);
    expect(canImport({ ...nothing, added, deleted }, false)).toBe(false);
    expect(canImport({ ...nothing, added, deleted }, true)).toBe(true);
  });

  it('[U49] [U48] with a problem, or without a change, there is nothing to import', () => {
    expect(canImport(nothing, true)).toBe(false);
    const problems = [{ line: 6, fault: 'UNKNOWN_ID', value: '99' }];
    expect(canImport({ ...nothing, added, problems }, true)).toBe(false);
  });

  it('[U49] [ADMIN-22] problems come first, then what is deleted; skipped lines are said', () => {
    const skipped = [{ line: 9, text: '7, CNP' }];
    const problems = [{ line: 6, fault: 'UNKNOWN_ID', value: '99' }];
    const lines = listPreviewLines({ ...nothing, added, deleted, skipped, problems });
    expect(lines.map(({ kind, line }) => [kind, line])).toEqual([
      ['problem', 6],
      ['deleted', null],
      ['added', 5],
      ['skipped', 9],
    ]);
  });
});
