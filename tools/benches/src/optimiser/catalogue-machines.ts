import type { PlanningCatalogue } from '@quietsite/domain';
import type { CatalogueEquipment } from '../../../../packages/fixtures/src/catalogue/catalogue.ts';
import { loadCatalogue } from '../../../../packages/fixtures/src/catalogue/load-catalogue.ts';
import { numberCatalogue } from '../../../../packages/fixtures/src/catalogue/quieter-catalogue.ts';

export interface CatalogueMachines {
  readonly catalogue: PlanningCatalogue;
  /** The catalogue equipment nearest to a sound power; `turn` picks among equals. */
  readonly machineFor: (soundPower: number, turn: number) => number;
  /** A catalogue activity that needs the equipment; `turn` picks among several. */
  readonly placeFor: (
    machine: number,
    turn: number,
  ) => { readonly constructionWork: string; readonly taskName: string };
}

export function loadMachines(): CatalogueMachines {
  const catalogue = loadCatalogue();
  const { quieter, idOf } = numberCatalogue(catalogue);
  const ordinary = catalogue.equipment.filter(({ isQpme, isQuieterMethod }) => !isQpme && !isQuieterMethod);
  const places = Map.groupBy(catalogue.workEquipment, ({ equipmentKey }) => idOf(equipmentKey));
  return {
    catalogue: quieter,
    placeFor: (machine, turn) => {
      const matching = places.get(machine) ?? [];
      const { constructionWork = '', activity = '' } = matching[turn % matching.length] ?? {};
      return { constructionWork, taskName: activity };
    },
    machineFor: (target, turn) => {
      const deviation = ({ soundPower }: CatalogueEquipment) => Math.abs(soundPower - target);
      const nearest = Math.min(...ordinary.map(deviation));
      const fitting = ordinary.filter((entry) => deviation(entry) === nearest);
      return idOf((fitting[turn % fitting.length] as CatalogueEquipment).key);
    },
  };
}
