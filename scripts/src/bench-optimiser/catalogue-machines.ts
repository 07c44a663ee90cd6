import type { QuieterCatalogue } from '@quietsite/domain';
import type { CatalogueEquipment } from '../../../packages/fixtures/src/catalogue/catalogue.ts';
import { loadCatalogue } from '../../../packages/fixtures/src/catalogue/load-catalogue.ts';
import { numberCatalogue } from '../../../packages/fixtures/src/catalogue/quieter-catalogue.ts';

export interface CatalogueMachines {
  readonly catalogue: QuieterCatalogue;
  /** The machine of the catalogue that comes nearest to a sound power; of several the ones in turn. */
  readonly machineFor: (soundPower: number, turn: number) => number;
}

export function loadMachines(): CatalogueMachines {
  const catalogue = loadCatalogue();
  const { quieter, idOf } = numberCatalogue(catalogue);
  const ordinary = catalogue.equipment.filter(({ isQpme, isQuieterMethod }) => !isQpme && !isQuieterMethod);
  return {
    catalogue: quieter,
    machineFor: (wanted, turn) => {
      const away = ({ soundPower }: CatalogueEquipment) => Math.abs(soundPower - wanted);
      const nearest = Math.min(...ordinary.map(away));
      const fitting = ordinary.filter((entry) => away(entry) === nearest);
      return idOf((fitting[turn % fitting.length] as CatalogueEquipment).key);
    },
  };
}
