import {
  type CalculationSnapshot,
  LiveCalculation,
  listExceedingDays,
  type SnapshotRow,
  summarise,
} from '@quietsite/domain';
import { expect, it } from 'vitest';
import { randomProject } from '../../../../../../packages/validation/src/testing/random-project.ts';
import { PreviewClient } from '../../../workers/preview-client.ts';
import { differenceToStored } from '../../../workers/testing/difference-to-stored.ts';
import { InProcessWorker } from '../../../workers/testing/in-process-worker.ts';
import { calculateScenarios } from './calculate-scenarios.ts';
import type { ScenarioFigures } from './scenario-columns.ts';

const calculate = async (stored: CalculationSnapshot, scenarios: readonly CalculationSnapshot[]) => {
  const client = new PreviewClient(new InProcessWorker(async () => ({ revision: 3, snapshot: stored })));
  const inputs = scenarios.map((snapshot, id) => ({ id, edit: differenceToStored(stored, snapshot) }));
  const found: ScenarioFigures[] = [];
  await calculateScenarios(client, { projectId: 1, revision: 3 }, inputs, (_, figures) => found.push(figures));
  return found;
};

const withMeasures = (snapshot: CalculationSnapshot, changes: Partial<SnapshotRow>): CalculationSnapshot => ({
  ...snapshot,
  rows: snapshot.rows.map((entry, index) => (index % 2 === 0 ? { ...entry, ...changes } : entry)),
});

it('[MITI-63] the figures of each plan are those of a run of the project with its measures, to the last bit', async () => {
  for (let seed = 300; seed < 320; seed++) {
    const stored = randomProject(seed);
    const plans = [
      stored,
      withMeasures(stored, { barrierDba: -15 }),
      withMeasures(stored, { enclosureDba: -20 }),
      stored,
    ];
    const figures = await calculate(stored, plans);
    plans.forEach((plan, index) => {
      const receivers = summarise(new LiveCalculation(plan)).receivers.filter(({ isLeftOut }) => !isLeftOut);
      const count = (verdict: string) => receivers.filter((receiver) => receiver.verdict === verdict).length;
      const { counts, total, worst } = figures[index] as ScenarioFigures;
      expect(counts).toEqual({
        exceeds: count('exceeds'),
        borderline: count('borderline'),
        satisfies: count('satisfies'),
      });
      expect(total).toBe(receivers.filter(({ verdict }) => verdict !== null).length);
      const loudest = receivers.find(({ pointId }) => pointId === worst?.pointId);
      if (loudest) expect(worst?.excess).toBe((loudest.mitigated.highestLevel ?? 0) - (loudest.criterion ?? 0));
    });
    expect(figures[3]).toEqual(figures[0]);
  }
});

it('[MITI-62] days are counted once, however many receivers exceed on them', async () => {
  const stored = randomProject(301);
  const [figures] = await calculate(stored, [stored]);
  const days = new Set<number>();
  for (const { start, end, exceeds } of listExceedingDays(new LiveCalculation(stored)))
    for (let day = Date.parse(start); day <= Date.parse(end); day += 86_400_000) if (exceeds > 0) days.add(day);
  expect(figures?.exceedingDays).toBe(days.size);
});
