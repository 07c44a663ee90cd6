import { describe, expect, test } from 'vitest';
import type { MethodAnswer } from './case.ts';
import { compareAnswers } from './compare.ts';
import { answerByEngine } from './engine-answer.ts';
import { randomCase } from './random-case.ts';

const answer = answerByEngine(randomCase(6));
const [first] = answer.receivers as [MethodAnswer['receivers'][number]];

/** The same result with a different own level at the first receiver. */
function withOwn(changes: Partial<typeof first.unmitigated.own>): MethodAnswer {
  const unmitigated = { ...first.unmitigated, own: { ...first.unmitigated.own, ...changes } };
  return { ...answer, receivers: [{ ...first, unmitigated }, ...answer.receivers.slice(1)] };
}
const OWN = `receivers[${first.pointId}].unmitigated.own`;

describe('two answers', () => {
  test('that are the same differ in nothing, and every term is counted', () => {
    const { differences, largestDecibels, largestMetres, counts } = compareAnswers(answer, answer, {
      isPartial: false,
    });
    expect({ differences, largestDecibels, largestMetres }).toEqual({
      differences: [],
      largestDecibels: 0,
      largestMetres: 0,
    });
    const own = compareAnswers({ receivers: [first] }, answer);
    // Own and with neighbours, two verdicts each, in two runs; entries have one more; plus whether it is left out.
    expect(own.counts.verdicts).toBe(9 + 2 * first.unmitigated.otherCriteria.length);
    expect(counts.levels).toBeGreaterThan(own.counts.levels);
  });

  test('differ in a level beyond the tolerance, and the deviation is kept either way', () => {
    const level = first.unmitigated.own.level as number;
    const near = compareAnswers(withOwn({ level: level + 5e-10 }), answer);
    expect(near.differences).toEqual([]);
    expect(near.largestDecibels).toBeGreaterThan(4e-10);
    const far = compareAnswers(withOwn({ level: level + 2e-9 }), answer);
    expect(far.differences.map(({ path }) => path)).toEqual([`${OWN}.level`]);
    expect(compareAnswers(withOwn({ level: Number.NaN }), answer).differences).toHaveLength(1);
  });

  test.each([
    ['exceedsOnMap', !first.unmitigated.own.exceedsOnMap],
    ['exceedanceDays', first.unmitigated.own.exceedanceDays + 1],
    ['day', '1999-01-01'],
    ['level', null],
  ])('differ in %s', (term, value) => {
    const { differences } = compareAnswers(withOwn({ [term]: value }), answer);
    expect(differences.map(({ path }) => path)).toEqual([`${OWN}.${term}`]);
  });

  test('a level below 0 is expected as it is stored: at least 0 (M-04)', () => {
    expect(compareAnswers(withOwn({ level: -2 }), withOwn({ level: 0 })).differences).toEqual([]);
    expect(compareAnswers(withOwn({ level: -2 }), withOwn({ level: -2 })).differences).toHaveLength(1);
    expect(compareAnswers(withOwn({ level: -2 }), withOwn({ level: -2 }), { isStored: false }).differences).toEqual([]);
  });

  test('an entry too many is seen when the expected answer is complete', () => {
    const fewer = { ...answer, receivers: answer.receivers.slice(1) };
    expect(compareAnswers(fewer, answer).differences).toEqual([]);
    expect(compareAnswers(fewer, answer, { isPartial: false }).differences.map(({ path }) => path)).toEqual([
      'receivers.length',
    ]);
    expect(compareAnswers(answer, fewer).differences.map(({ path }) => path)).toEqual([`receivers[${first.pointId}]`]);
    expect(compareAnswers({ ...answer, receivers: [] }, answer).differences).toHaveLength(1);
  });

  test('a term too many as well', () => {
    const { compulsory, ...others } = answer;
    const differencesOf = (isPartial: boolean) => compareAnswers(others, answer, { isPartial }).differences;
    expect(differencesOf(true)).toEqual([]);
    expect(differencesOf(false)).toEqual([{ path: 'compulsory', expected: undefined, actual: compulsory }]);
  });
});
