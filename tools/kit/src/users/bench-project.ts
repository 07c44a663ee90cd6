import { BLANK_TEXTS } from '../../../../packages/domain/src/index.ts';
import { type Hk80Polygon, hk80 } from '../../../../packages/geometry/src/index.ts';

/** Project information, for projects of which only the size matters. */
export const BENCH_INFORMATION = {
  ...{ proponent: 'Bench', agreement: 'Bench', mainContractor: 'Bench', engineerConsultant: 'Bench' },
  ...{ bufferRadiusMetres: 300, eiaReference: '', description: '', specialFeature: '' },
};

export const rectangle = (west: number, south: number, east: number, north: number): Hk80Polygon => [
  [hk80(west, south), hk80(east, south), hk80(east, north), hk80(west, north), hk80(west, south)],
];

/** An equipment row as it is saved. */
export const NEW_ROW = {
  ...{ id: null, equipmentId: null, officialId: '', timePeriod: null, fixedLocation: null, materialIds: [] },
  ...BLANK_TEXTS,
};
