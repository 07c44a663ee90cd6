import { summariseUses, type UsesOfLayer } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import {
  analyseBuildings,
  applyBuildings,
  compareBuildings,
  stageBuildingRows,
} from '../../repositories/layers/source-import-building.repository.ts';
import {
  applyDistricts,
  compareDistricts,
  stageDistrictRows,
} from '../../repositories/layers/source-import-district.repository.ts';
import { countUses, readKindWords } from '../../repositories/receivers/kind-word.repository.ts';
import { KNOWN_FIELDS, recogniseBuildingFields, recogniseDistrictField } from './source-import-fields.ts';

export type ImportableDataset = 'buildings' | 'districts';

/** The steps in which the two layers differ. */
interface RecognisedLayer {
  stageRows(transaction: Executor, table: string): Promise<void>;
  compare(transaction: Executor): Promise<void>;
  apply(transaction: Executor): Promise<void>;
  summarise?(transaction: Executor): Promise<UsesOfLayer>;
}

interface ImportableLayer {
  readonly knownFields: string;
  recognise(columns: readonly string[]): RecognisedLayer | undefined;
}

export const LAYERS: Readonly<Record<ImportableDataset, ImportableLayer>> = {
  buildings: { knownFields: KNOWN_FIELDS.buildings, recognise: recogniseBuildings },
  districts: { knownFields: KNOWN_FIELDS.districts, recognise: recogniseDistricts },
};

function recogniseBuildings(columns: readonly string[]): RecognisedLayer | undefined {
  const fields = recogniseBuildingFields(columns);
  if (!fields) return undefined;
  return {
    stageRows: (transaction, table) => stageBuildingRows(transaction, table, fields),
    compare: compareBuildings,
    apply: async (transaction) => {
      await applyBuildings(transaction);
      await analyseBuildings(transaction);
    },
    summarise: async (transaction) => summariseUses(await countUses(transaction), await readKindWords(transaction)),
  };
}

function recogniseDistricts(columns: readonly string[]): RecognisedLayer | undefined {
  const nameColumn = recogniseDistrictField(columns);
  if (nameColumn === undefined) return undefined;
  return {
    stageRows: (transaction, table) => stageDistrictRows(transaction, table, nameColumn),
    compare: compareDistricts,
    apply: applyDistricts,
  };
}
