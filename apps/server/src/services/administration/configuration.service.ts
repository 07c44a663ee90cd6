import type { Configuration } from '@quietsite/contracts';
import type { Database } from '../../database/connection.ts';
import { listDatasets } from '../../repositories/layers/dataset.repository.ts';

interface Settings {
  readonly version: string;
  readonly baseMap: Configuration['baseMap'];
  readonly demoAccounts: Configuration['demoAccounts'];
  readonly help: Configuration['help'];
}

export type ConfigurationService = ReturnType<typeof createConfigurationService>;

export function createConfigurationService({ database, settings }: { database: Database; settings: Settings }) {
  return {
    async get(): Promise<Configuration> {
      const datasets = await listDatasets(database);
      const edition = (name: string) => datasets.find((dataset) => dataset.name === name)?.edition ?? 0;
      return {
        ...settings,
        tiles: {
          buildings: `/tiles/buildings/${edition('buildings')}/{z}/{x}/{y}.pbf`,
          baseMap: `/tiles/base-map/${edition('base_map')}/{z}/{x}/{y}.pbf`,
        },
        isSampleData: datasets.some((dataset) => dataset.name === 'buildings' && dataset.isSample),
      };
    },
  };
}
