import { describe, expect, it } from 'vitest';
import { findMaterialFault, MAX_MATERIAL_BYTES, mediaTypeOf } from './materials.ts';

describe('a supporting file', () => {
  it.each([
    ['sheet.pdf', 'application/pdf'],
    ['Photo 1.JPG', 'image/jpeg'],
    ['photo.jpeg', 'image/jpeg'],
    ['plan.v2.png', 'image/png'],
    ['報告.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['levels.XLSX', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('[U53] %s is %s by its name', (name, mediaType) => expect(mediaTypeOf(name)).toBe(mediaType));

  it.each([
    'sheet.pdf.exe',
    'page.html',
    'drawing.svg',
    'macro.docm',
    'pdf',
    '.pdf',
    '..pdf',
    '',
    'sheet.pdf ',
    'a.constructor',
  ])('[U53] "%s" is of no known type', (name) => {
    expect(mediaTypeOf(name)).toBeUndefined();
    expect(findMaterialFault({ name, size: 10 })).toBe('UNKNOWN_TYPE');
  });

  it('[U53] has something in it, and not more than 20 MB', () => {
    const faultOf = (size: number) => findMaterialFault({ name: 'a.pdf', size });
    expect([faultOf(0), faultOf(1), faultOf(MAX_MATERIAL_BYTES), faultOf(MAX_MATERIAL_BYTES + 1)]).toEqual([
      'EMPTY',
      undefined,
      undefined,
      'FILE_TOO_LARGE',
    ]);
    expect(MAX_MATERIAL_BYTES).toBe(20_971_520);
  });
});
