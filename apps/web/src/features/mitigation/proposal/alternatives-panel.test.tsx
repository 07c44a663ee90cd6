import { MantineProvider } from '@mantine/core';
import { createOptimiser, type MeasureOption } from '@quietsite/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { plannedRows, planningRules, sampleModel, sampleOptions } from '../../../testing/sample-plan.ts';
import { startTexts } from '../../../testing/texts.ts';
import { Alternatives } from './alternatives-panel.tsx';
import { countReceptions, listProposedChanges, type Plan, receptionsWith } from './proposed-changes.ts';

beforeAll(startTexts);

it('[MITI-53] [CALC-39] each alternative is shown with its three resulting counts', () => {
  const model = sampleModel(55);
  const options = sampleOptions(model, planningRules);
  const plan: Plan = { model, options, proposal: createOptimiser({ model, options }).step(() => false) };
  const [change] = listProposedChanges(plan, plannedRows);
  if (!change) throw new Error('nothing is proposed');
  const countWith = (option: MeasureOption) =>
    countReceptions(receptionsWith(plan, plannedRows, () => true, new Map([[change.row.id, option]])));
  const drawn = renderToStaticMarkup(
    <MantineProvider>
      <Alternatives
        {...{ change, countWith, rules: planningRules }}
        onUse={() => undefined}
        onClose={() => undefined}
      />
    </MantineProvider>,
  );
  const told = [...drawn.matchAll(/at the equipment; (\d+) exceed, (\d+) borderline, (\d+) satisfy/g)];
  expect(told.length).toBeGreaterThan(1);
  for (const [, ...counts] of told)
    expect(counts.map(Number).reduce((sum, count) => sum + count)).toBe(model.pointIds.length);
  // The only receiver satisfies its criterion only with the proposed change.
  expect(told.map(([, exceeds]) => exceeds)).toContain('1');
  expect(drawn).not.toContain('receivers above');
});
