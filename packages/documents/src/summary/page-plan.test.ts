import { expect, it } from 'vitest';
import { sampleInput } from '../testing/sample-input.ts';
import { buildSummary } from './build-summary.ts';
import { planPage } from './page-plan.ts';

const quiet = { unmitigated: 70.2, mitigated: 61.4, verdict: 'satisfies' } as const;
const { model } = buildSummary(sampleInput(Array.from({ length: 30 }, () => quiet)));
const long = {
  ...model,
  project: '長'.repeat(200),
  facts: model.facts.map((fact) => ({ ...fact, value: '長'.repeat(200) })),
};

it('gives a short programme the largest map', () => {
  expect(planPage(model, 0)).toEqual({ frame: { widthMm: 178, heightMm: 104, hasLegend: true }, shownActivities: 0 });
});

it('shrinks the map for activities as long as its surroundings can be read', () => {
  const six = planPage(model, 6);
  expect(six.shownActivities).toBe(6);
  expect(six.frame.heightMm).toBeLessThan(104);
  for (const count of [12, 40]) {
    const many = planPage(model, count);
    expect(many.shownActivities).toBeLessThan(12);
    expect(many.shownActivities).toBeGreaterThan(4);
    expect(many.frame.heightMm).toBeGreaterThanOrEqual(72);
  }
});

it('rather shows fewer activities than a map smaller than its legend', () => {
  const plan = planPage(long, 12);
  expect(plan.shownActivities).toBeLessThan(12);
  expect(plan.shownActivities).toBeGreaterThanOrEqual(3);
  expect(plan.frame.heightMm).toBeGreaterThanOrEqual(58);
});
