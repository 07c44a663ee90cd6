import type { ShapeFile } from '@quietsite/contracts';
import { type Hk80Polygon, totalArea } from '@quietsite/geometry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convertShapes, geoJson, squareFeature } from './gdal-files.ts';
import { square, toDegrees } from './test-shapes.ts';
import { type firstLayer, outcomeOf, startUploadWorld, type UploadWorld } from './upload.ts';

let world: UploadWorld;
beforeAll(async () => {
  world = await startUploadWorld();
});
afterAll(() => world.close());

async function read(fileName: string, content: Buffer): Promise<ShapeFile> {
  const answer = await world.upload(fileName, content);
  expect(outcomeOf(answer)).toBe('accepted');
  return answer.json<ShapeFile>();
}

const areaOf = (layer: ReturnType<typeof firstLayer>) =>
  totalArea(layer.polygons.map(({ outline }) => outline as unknown as Hk80Polygon));

const inDegrees = { ...squareFeature(), geometry: { type: 'Polygon', coordinates: [toDegrees(square())] } };
const point = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [836_000, 818_000] } };
const line = { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: square().slice(0, 4) } };
const high = { type: 'Polygon', coordinates: [square().map(([x, y]) => [x, y, 35])] };

test('[U52] [SITE-01] GeoJSON that names the grid', async () => {
  const file = await read('地盤.geojson', geoJson([squareFeature({ phase: 2, more: { a: [1] } }), point]));
  expect(file).toMatchObject({ format: 'geojson', fileName: '地盤.geojson' });
  expect(file.layers).toHaveLength(1);
  expect(file.layers[0]).toMatchObject({
    name: '地盤',
    coordinateSystem: 'EPSG:2326',
    isSystemAssumed: false,
    fields: ['name', 'phase', 'more'],
    notes: { isFlattened: false, splitParts: 0, repaired: 0, leftOut: 1 },
  });
  const [polygon] = file.layers[0]?.polygons ?? [];
  // Exact to the last digit: nothing was projected. Outer rings are counter-clockwise in QuietSite.
  expect(polygon?.outline).toEqual([square().toReversed()]);
  expect(polygon?.values).toEqual({ name: '九龍城', phase: '2', more: '{"a":[1]}' });
});

test('[U52] GeoJSON in degrees, as the format has it', async () => {
  const [layer] = (await read('site.json', geoJson([inDegrees], null))).layers;
  expect(layer).toMatchObject({ coordinateSystem: 'EPSG:4326', isSystemAssumed: false });
  expect(layer && areaOf(layer)).toBeCloseTo(10_000, 2);
});

test('[SITE-12] GeoJSON with heights', async () => {
  const [layer] = (await read('site.json', geoJson([{ ...squareFeature(), geometry: high }]))).layers;
  expect(layer?.notes.isFlattened).toBe(true);
  expect(layer?.polygons[0]?.outline).toEqual([square().toReversed()]);
});

test('[SITE-02] [Q67] KML: each folder is a layer, each polygon has its name', async () => {
  const placemark = (name: string, eastOffset: number) =>
    `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${toDegrees(square(eastOffset))
      .map(([x, y]) => `${x},${y},0`)
      .join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
  const kml = `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
    <Folder><name>Zones</name>${placemark('Zone 甲', 0)}${placemark('Zone 乙', 200)}</Folder>
    <Folder><name>Marks</name><Placemark><Point><coordinates>114.17,22.3</coordinates></Point></Placemark></Folder>
    </Document></kml>`;
  const { format, layers } = await read('zones.kml', Buffer.from(kml));
  expect(format).toBe('kml');
  expect(layers.map(({ name }) => name)).toEqual(['Zones']);
  expect(layers[0]).toMatchObject({ coordinateSystem: 'EPSG:4326', isSystemAssumed: false, fields: ['Name'] });
  expect(layers[0]?.polygons.map(({ values }) => values.Name)).toEqual(['Zone 甲', 'Zone 乙']);
  expect(layers[0] && areaOf(layers[0])).toBeCloseTo(20_000, 1);
});

test('[U52] GeoPackage with two layers', async () => {
  const { path, read: content } = convertShapes('GPKG', 'site.gpkg', [squareFeature()], ['-nln', 'site']);
  convertShapes('GPKG', path, [squareFeature(), squareFeature()], ['-update', '-nln', 'more shapes']);
  const { format, layers } = await read('site.gpkg', content());
  expect(format).toBe('gpkg');
  expect(layers.map(({ name, polygons }) => [name, polygons.length])).toEqual([
    ['site', 1],
    ['more shapes', 2],
  ]);
  expect(layers[0]?.polygons[0]?.values).toEqual({ name: '九龍城' });
});

test('[U52] a system that is none of ours is brought to the grid by GDAL', async () => {
  const { read: content } = convertShapes('GPKG', 'site.gpkg', [squareFeature()], ['-t_srs', 'EPSG:32650']);
  const [layer] = (await read('site.gpkg', content())).layers;
  expect(layer?.coordinateSystem).toBe('EPSG:32650');
  expect(layer && areaOf(layer)).toBeCloseTo(10_000, 1);
  expect(layer?.polygons[0]?.outline[0]?.[0]?.[0]).toBeCloseTo(836_000, 2);
});

test('[U52] DXF: closed lines are outlines, the layer of the drawing is a field', async () => {
  const pairs = (...values: (string | number)[]) => `${values.join('\r\n')}\r\n`;
  const corners = square()
    .slice(0, 4)
    .flatMap(([x, y]) => [10, x, 20, y]);
  const dxf =
    pairs(0, 'SECTION', 2, 'ENTITIES', 0, 'LWPOLYLINE', 8, 'Boundary', 90, 4, 70, 1, 38, 12, ...corners) +
    pairs(
      0,
      'LWPOLYLINE',
      8,
      'Road',
      90,
      4,
      70,
      0,
      ...corners,
      0,
      'POINT',
      8,
      '0',
      10,
      0,
      20,
      0,
      0,
      'ENDSEC',
      0,
      'EOF',
    );
  const { format, layers } = await read('site.dxf', Buffer.from(dxf));
  expect(format).toBe('dxf');
  expect(layers[0]).toMatchObject({
    coordinateSystem: 'EPSG:2326',
    isSystemAssumed: true,
    fields: ['Layer'],
    notes: { isFlattened: true, leftOut: 2 },
  });
  expect(layers[0]?.polygons.map(({ values }) => values.Layer)).toEqual(['Boundary']);
  expect(layers[0] && areaOf(layers[0])).toBe(10_000);
});

test.each([
  ['[SITE-13] no shape in GeoJSON', geoJson([]), 'NO_POLYGONS'],
  ['[SITE-14] points and lines in GeoJSON', geoJson([point, line]), 'NOT_POLYGONS'],
])('%s', async (_, content, code) => {
  expect(outcomeOf(await world.upload('site.geojson', content))).toBe(code);
});
