/** The information of a project that only its size matters of. */
export const BENCH_INFORMATION = {
  ...{ proponent: 'Bench', agreement: 'Bench', mainContractor: 'Bench', engineerConsultant: 'Bench' },
  ...{ bufferRadiusMetres: 300, eiaReference: '', description: '', specialFeature: '' },
};

export type Corner = [east: number, north: number];

export const rectangle = (west: number, south: number, east: number, north: number): Corner[][] => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
];

/** An equipment row as it is saved. */
export const NEW_ROW = { id: null, equipmentId: null, officialId: '', timePeriod: null, materialIds: [] };
