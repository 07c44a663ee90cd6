import { toLevelMap } from '../../../workers/level-map.ts';
import type { PreviewClient } from '../../../workers/preview-client.ts';
import type { SnapshotEdit } from '../../../workers/preview-protocol.ts';
import { type ScenarioFigures, summariseLevels } from './scenario-columns.ts';

/** A scenario as a difference from the stored project. */
export interface ScenarioInput {
  readonly id: number;
  readonly edit: SnapshotEdit;
}

/**
 * Calculates the scenarios one after the other, with the calculation that the preview and the server use. Ends early if
 * the client is closed.
 */
export async function calculateScenarios(
  client: Pick<PreviewClient, 'ask'>,
  project: { readonly projectId: number; readonly revision: number },
  inputs: readonly ScenarioInput[],
  onFigures: (scenarioId: number, figures: ScenarioFigures) => void,
): Promise<void> {
  await client.ask('open', project);
  for (const { id, edit } of inputs) {
    const levels = await client.ask('edit', { edit });
    const days = await client.ask('exceedingDays', {});
    if (levels && days) onFigures(id, summariseLevels(toLevelMap(levels.table), days));
  }
}
