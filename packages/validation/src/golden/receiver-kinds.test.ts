import { calculate, criterionOfKind, isPublishedCriterion } from '@quietsite/domain';
import { expect, test } from 'vitest';
import type { CaseKind } from '../case.ts';
import { toSnapshot } from '../engine-answer.ts';
import { answerByOracle } from '../oracle/answer.ts';
import { siteAround } from './site.ts';

/** The vector without examinations, which are dated criteria (M-142), and without open-air places (M-141). */
const VECTOR: readonly (readonly [CaseKind, number, 'read' | 'decision' | 'M-55'])[] = [
  ['residential', 75, 'read'],
  ['hotel', 75, 'read'],
  ['education', 70, 'read'],
  ['hospital', 70, 'decision'],
  ['clinic', 70, 'decision'],
  ['agedHome', 70, 'decision'],
  ['worship', 70, 'read'],
  ['court', 70, 'decision'],
  ['library', 70, 'read'],
  ['performingArts', 70, 'decision'],
  ['other', 75, 'M-55'],
];
const siteOf = (kind: CaseKind, criterion: number | null = null) =>
  siteAround([{ distance: 100, soundPower: 120 }], { kind, criterion });

test.each(VECTOR)('[CALC-66] [G140] the kind %s is judged against %d (M-140)', (kind, criterion, certainty) => {
  expect(calculate(toSnapshot(siteOf(kind))).receivers[0]).toMatchObject({ criterion, isDefaultCriterion: true });
  expect(answerByOracle(siteOf(kind)).receivers[0]?.criterion).toBe(criterion);
  expect([criterionOfKind(kind), isPublishedCriterion(kind)]).toEqual([criterion, certainty !== 'decision']);
});

test('[CALC-66] a church with a value of its own is judged against that', () => {
  expect(calculate(toSnapshot(siteOf('worship', 72.5))).receivers[0]?.criterion).toBe(72.5);
});
