import { expect, it } from 'vitest';
import { type SampleReceiver, sampleInput } from '../testing/sample-input.ts';
import { listAssessedReceivers } from './assessed-receivers.ts';
import { buildSummary } from './build-summary.ts';
import { concludeInWords } from './conclusion.ts';

const over = (mitigated: number, name = 'N'): SampleReceiver => ({
  unmitigated: 90,
  mitigated,
  verdict: 'exceeds',
  name,
});
const quiet: SampleReceiver = { unmitigated: 70.2, mitigated: 61.4, verdict: 'satisfies' };

function conclude(...samples: readonly SampleReceiver[]): string {
  const { result, receivers } = sampleInput(samples);
  return concludeInWords(listAssessedReceivers(result, receivers));
}

it('counts those that exceed and names the highest excess, which is not the highest level (M-61)', () => {
  const school = { ...over(81, 'N2'), criterion: 70 };
  expect(conclude(over(84.6, 'N1'), school, quiet)).toBe(
    'As planned, 2 of 3 receivers exceed their noise criterion, 0 are borderline and 1 satisfies it; the highest excess is 11.0 dB(A) at N2 (富華樓 Block 2).',
  );
});

it('states how many share the highest excess', () => {
  expect(conclude(over(80), over(80), quiet)).toContain(
    'the highest excess is 5.0 dB(A) at N (富華樓 Block 1) and at 1 other.',
  );
  expect(conclude(over(80), over(80.04), over(79.5))).toContain('3 of 3 receivers exceed their noise criterion,');
  expect(conclude(over(80), over(80.04), over(80))).toContain('and at 2 others.');
});

it('minds the singular', () => {
  expect(conclude(over(80), quiet, quiet)).toContain(
    '1 of 3 receivers exceeds its noise criterion, 0 are borderline and 2 satisfy it; the excess is 5.0 dB(A) at N (',
  );
  expect(conclude(over(80))).toContain('1 of 1 receiver exceeds its noise criterion');
  expect(conclude(quiet)).toBe('As planned, the one receiver satisfies its noise criterion.');
});

it('says that all satisfy, or that nothing was assessed', () => {
  expect(conclude(quiet, quiet)).toBe('As planned, both receivers satisfy their noise criteria.');
  expect(conclude(quiet, quiet, quiet)).toContain('all 3 receivers satisfy their noise criteria.');
  expect(conclude()).toBe('No receiver was assessed; nothing can be concluded.');
  expect(conclude({ ...quiet, isLeftOut: true })).toBe('No receiver was assessed; nothing can be concluded.');
});

it('names no excess when only dated criteria are exceeded', () => {
  expect(conclude(over(72), over(71), quiet)).toBe(
    'As planned, 2 of 3 receivers exceed their noise criterion, 0 are borderline and 1 satisfies it, on days with a dated criterion only.',
  );
});

it('[Q145] gives three counts that add up', () => {
  const near: SampleReceiver = { unmitigated: 90, mitigated: 75.3, verdict: 'borderline' };
  expect(conclude(near, near, quiet)).toBe(
    'As planned, no receiver exceeds its noise criterion: 1 satisfies it and 2 are borderline.',
  );
  expect(conclude(over(80), near, quiet, quiet)).toContain(
    '1 of 4 receivers exceeds its noise criterion, 1 is borderline and 2 satisfy it',
  );
});

it('shortens long names', () => {
  expect(conclude(over(80, '長'.repeat(100)))).toContain(`at ${'長'.repeat(19)}… (`);
});

it('[CALC-47] names who exceeds or is borderline only together with neighbours', () => {
  const told = (...samples: readonly SampleReceiver[]) => buildSummary(sampleInput(samples)).model.conclusion;
  const [first, ...others] = (['exceeds', 'borderline', 'exceeds', 'exceeds', 'exceeds', 'exceeds'] as const).map(
    (withNeighbours): SampleReceiver => ({ ...quiet, withNeighbours }),
  );
  const alone = 'As planned, both receivers satisfy their noise criteria.';
  expect(told(quiet, quiet)).toBe(alone);
  expect(told(quiet, first as SampleReceiver)).toBe(
    `${alone} With neighbours counted, but not by this plan alone: N2 (富華樓 Block 2) exceeds.`,
  );
  const all = told(first as SampleReceiver, ...others);
  expect(all).toContain('N2 (富華樓 Block 2) is borderline; N3');
  expect(all).toMatch(/; and 1 more\.$/);
});
