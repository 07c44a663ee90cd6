import { describe, expect, test } from 'vitest';
import { compareGolden } from './compare-golden.ts';
import { getGoldenFolder } from './golden-folder.ts';

describe('[G12] floors and barrier', () => {
  const { differences, counts } = compareGolden(getGoldenFolder('G12'));
  const differencesIn = (terms: RegExp) => differences.filter(({ path }) => terms.test(path));

  test('[CALC-21] [CALC-22] total floors by storeys of 3 m, level of each floor, last red floor', () => {
    expect(differencesIn(/(totalfloor|cnl_plan|floor_levels_first3\[\d\]|lastredfloor|testedheight)$/)).toEqual([]);
  });

  test('[CALC-23] [CALC-24] [CALC-25] barrier 3 m from the source, as it is and as it can be built', () => {
    expect(differencesIn(/(barrierheight_raw|barrierheight|warn_above_7)$/)).toEqual([]);
  });

  test('no term is left out', () => {
    expect(differences).toEqual([]);
    expect(counts).toEqual({ levels: 16, lengths: 12, verdicts: 4, others: 12 });
  });
});
