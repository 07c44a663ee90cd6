import type { ErrorEnvelope } from '@quietsite/contracts';
import { checkPolygon, type Hk80Polygon, totalArea } from '@quietsite/geometry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Accepted,
  emptyVariants,
  memberVariants,
  shapeVariants,
  sizeVariants,
  systemVariants,
  textVariants,
  type Variant,
} from './shapefile-variants.ts';
import { firstLayer, outcomeOf, startUploadWorld, type UploadWorld } from './upload.ts';

let world: UploadWorld;
beforeAll(async () => {
  world = await startUploadWorld();
});
afterAll(() => world.close());

const messages: Readonly<Record<string, string>> = {
  NO_POLYGONS: 'There is 0 polygon on your shapefile. Please upload another shapefile.',
  NOT_POLYGONS: 'Your shapefile does not contain Polygon geometry type. Please upload another shapefile.',
  FILE_REFUSED: 'This file cannot be used.',
};
const plain = { isFlattened: false, splitParts: 0, repaired: 0, leftOut: 0 };

async function check({ file, expected }: Variant): Promise<void> {
  const answer = await world.upload('site.zip', file());
  if (typeof expected === 'string') {
    expect(outcomeOf(answer)).toBe(expected);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ErrorEnvelope>().message).toBe(messages[expected.split(' ')[0] ?? '']);
    return;
  }
  expect(outcomeOf(answer)).toBe('accepted');
  compare(firstLayer(answer), expected);
}

function compare(layer: ReturnType<typeof firstLayer>, expected: Accepted): void {
  const outlines = layer.polygons.map(({ outline }) => outline as unknown as Hk80Polygon);
  expect(outlines).toHaveLength(expected.polygons);
  // Converting between the grid and the global systems loses a fraction of a millimetre through rounding.
  expect(Math.abs(totalArea(outlines) - expected.area)).toBeLessThan(0.01);
  expect(outlines.map(checkPolygon).filter((problem) => problem !== null)).toEqual([]);
  expect(layer.notes).toEqual({ ...plain, ...expected.notes });
  expect(layer.isSystemAssumed).toBe(expected.isAssumed ?? false);
  if (expected.system) expect(layer.coordinateSystem).toBe(expected.system);
  if (expected.names) expect(layer.polygons.map(({ values }) => values.NAME)).toEqual(expected.names);
  if (expected.fields) expect(layer.fields).toEqual(expected.fields);
  if (expected.layer) expect(layer.name).toBe(expected.layer);
}

describe.each([
  ['coordinate systems', systemVariants],
  ['shapes', shapeVariants],
  ['nothing to use', emptyVariants],
  ['members of the archive', memberVariants],
  ['sizes', sizeVariants],
  ['names', textVariants],
])('a zip shapefile: %s', (_, variants) => {
  for (const variant of variants) test(variant.title, () => check(variant));
});
