import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generateSyntheticBuildings, type SampleBuilding } from '../../../../packages/fixtures/src/index.ts';
import { nameSyntheticBuilding } from './synthetic-names.ts';

const SEED = 2326;
const HEAD =
  '{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::2326"}},"features":[\n';

/** A city with this many buildings as GeoJSON with the authority's field names; the same every time. */
export async function writeSyntheticFile(path: string, count: number): Promise<void> {
  await pipeline(Readable.from(listLines(count)), createWriteStream(path));
}

function* listLines(count: number): Generator<string> {
  yield HEAD;
  let separator = '';
  for (const building of generateSyntheticBuildings(count, SEED)) {
    yield `${separator}${JSON.stringify(toFeature(building))}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}

const toFeature = (building: SampleBuilding) => ({
  type: 'Feature',
  properties: {
    BUILDINGID: building.buildingId,
    NSR: building.nsr,
    noisecrit: building.noiseCriterion,
    ...nameSyntheticBuilding(building.buildingId),
    Bld_Ht: building.heightMetres,
    ROOFLEVEL: building.roofLevel,
    BASELEVEL: building.baseLevel,
  },
  geometry: { type: 'Polygon', coordinates: building.outline },
});
