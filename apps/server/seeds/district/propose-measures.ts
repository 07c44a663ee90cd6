import {
  buildNoiseModel,
  createOptimiser,
  DEFAULT_WEIGHTS,
  LiveCalculation,
  listModelOptions,
} from '@quietsite/domain';
import { loadInput } from '../../src/repositories/calculation/snapshot.repository.ts';
import { createCatalogueService } from '../../src/services/catalogue/catalogue.service.ts';
import type { DemoProject } from './demo-project.ts';

/** Enough to get near the cheapest solution, and always the same one. */
const MAX_TURNS = 40;

/** Applies the measures that the product proposes for the project's receivers, ignoring its neighbours. */
export async function takeProposal({ services, owner, projectId }: DemoProject): Promise<void> {
  const { database } = services;
  const { snapshot } = await loadInput(database, projectId);
  const { revision, tasks, equipmentRows } = await services.projects.getProgramme(owner, projectId);
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const rows = equipmentRows.map((row) => {
    const task = taskOf.get(row.taskId);
    return { ...row, constructionWork: task?.constructionWork ?? '', taskName: task?.name ?? '' };
  });
  const pointIds = snapshot.receivers.map(({ pointId }) => pointId);
  const model = buildNoiseModel(new LiveCalculation(snapshot), pointIds, { isCumulative: false });
  const options = listModelOptions(model, rows, {
    ...{ catalogue: await readCatalogue(database), weights: DEFAULT_WEIGHTS, isAnew: false },
  });
  let turns = 0;
  const { choices } = createOptimiser({ model, options }).step(() => turns++ >= MAX_TURNS);
  const changed = model.rowIds.flatMap((id, row) => {
    const choice = choices[row] ?? 0;
    const chosen = options[row]?.[choice];
    return choice > 0 && chosen ? [{ id, measures: chosen.measures, materialIds: [] }] : [];
  });
  if (changed.length > 0) await services.mitigation.save(owner, projectId, { revision, rows: changed });
}

async function readCatalogue(database: DemoProject['services']['database']) {
  const catalogue = createCatalogueService({ database });
  return {
    methods: await catalogue.listQuieterMethods(),
    equipment: await catalogue.listQuieterEquipment(),
    fits: await catalogue.listFits(),
  };
}
