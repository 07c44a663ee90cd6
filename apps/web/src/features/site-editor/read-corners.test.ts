import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { readCorners } from './read-corners.ts';

describe('typed corners', () => {
  it('[SITE-01] are one pair in a line, with whatever a spreadsheet puts between', () => {
    const text = '836000.5 819500\n836,100.25, 819,500\r\n836200;819600\n\n836200\t819700\n';
    expect(readCorners(text)).toEqual({
      corners: [
        [836_000.5, 819_500],
        [836_100.25, 819_500],
        [836_200, 819_600],
        [836_200, 819_700],
      ],
      badLine: null,
      misplaced: null,
    });
  });

  it('[SITE-01] leave out a last corner that closes the shape', () => {
    const text = '1 1\n2 1\n2 2\n1 1';
    expect(readCorners(text).corners).toHaveLength(3);
  });

  it('[SITE-01] name the first line that is none', () => {
    expect(readCorners('836000 819500\n\n836000').badLine).toBe(3);
    expect(readCorners('E N\n836000 819500').badLine).toBe(1);
    expect(readCorners('836000 819500 5').badLine).toBe(1);
  });

  it('[SITE-01] name the first line that is no place', () => {
    const text = '836000 819500\n\n114.17 22.3\n999999 1';
    expect(readCorners(text).misplaced).toEqual({ line: 3, problem: 'degrees' });
    const turned = '819500 836000\n819500 836100\n819600 836100';
    expect(readCorners(turned).misplaced).toBeNull();
    expect(readCorners(turned, hk80(836_000, 819_500)).misplaced).toEqual({ line: 1, problem: 'doubtful' });
  });
});
