import { describe, expect, test } from 'vitest';
import { compareTerms } from '../compare-terms.ts';
import { isVector } from './compare-golden.ts';
import { getGoldenFolder, listGoldenFolders } from './golden-folder.ts';
import { answerVector, VECTOR_RULES } from './vectors.ts';

/** Every copy of a value with one leaf changed. */
function listChanged(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry, i) => listChanged(entry).map((other) => value.with(i, other)));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, entry]) =>
      listChanged(entry).map((other) => ({ ...value, [key]: other })),
    );
  if (typeof value === 'number') return [value - 1];
  return [typeof value === 'boolean' ? !value : `not ${value}`];
}

describe('every single term of a vector is compared: changed, it is the one difference', () => {
  for (const { id, name, input, expected } of listGoldenFolders().filter(isVector))
    test(name, () => {
      const answer = answerVector(id, input);
      const changed = listChanged(expected);
      const { counts } = compareTerms(expected, answer, VECTOR_RULES);
      expect(changed).toHaveLength(counts.levels + counts.lengths + counts.verdicts + counts.others);
      for (const other of changed) expect(compareTerms(other, answer, VECTOR_RULES).differences).toHaveLength(1);
    });
});

test('a term that the answer has too many is a difference as well', () => {
  const { input, expected } = getGoldenFolder('G02');
  const { highestswl, ...fewer } = expected as { groupswl: number; highestswl: number };
  const { differences } = compareTerms(fewer, answerVector('G02', input), VECTOR_RULES);
  expect(differences).toEqual([{ path: 'highestswl', expected: undefined, actual: expect.closeTo(highestswl, 6) }]);
});

test('an unknown vector or folder is refused', () => {
  expect(() => answerVector('G99', {})).toThrow('no answer to the vector G99');
  expect(() => getGoldenFolder('C999')).toThrow('no golden case C999');
});
