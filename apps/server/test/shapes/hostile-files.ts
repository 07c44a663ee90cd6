import { convertShapes, runStatement, squareFeature } from './gdal-files.ts';
import type { Hostile } from './hostile-archives.ts';

const refused = (reason: string) => `FILE_REFUSED ${reason}`;
const file = (title: string, fileName: string, content: () => Buffer | string, expected: string): Hostile => ({
  title,
  fileName,
  file: () => Buffer.from(content()),
  expected,
});

const collection = (crs: object | undefined) =>
  JSON.stringify({ type: 'FeatureCollection', crs, features: [squareFeature()] });

/** `address` is a listener of the test that must not be called. */
export const hostileJson = (address: string): readonly Hostile[] => [
  file(
    '[U52] lists a million deep',
    'a.geojson',
    () => `{"type":"FeatureCollection","features":${'['.repeat(1e6)}`,
    refused('NOT_READABLE'),
  ),
  file('[U52] objects a million deep', 'a.json', () => '{"a":'.repeat(1e6), refused('NOT_READABLE')),
  file(
    '[U52] half a million corners',
    'a.geojson',
    () => `{"type":"Polygon","coordinates":[[${'[1,2],'.repeat(500_000)}[1,2]]]}`,
    refused('TOO_MANY_CORNERS'),
  ),
  file(
    '[U52] a system to be fetched',
    'a.geojson',
    () => collection({ type: 'link', properties: { href: address, type: 'ogcwkt' } }),
    refused('NOT_READABLE'),
  ),
  file(
    '[U52] a system named by an address',
    'a.geojson',
    () => collection({ type: 'name', properties: { name: address } }),
    refused('NOT_READABLE'),
  ),
  file(
    '[U52] a system named by a file',
    'a.geojson',
    () => collection({ type: 'name', properties: { name: '/etc/passwd' } }),
    refused('NOT_READABLE'),
  ),
  file('[U52] JSON of another kind', 'a.json', () => '{"type":"Topology","objects":{}}', refused('NOT_READABLE')),
  file('[U52] JSON cut off', 'a.json', () => collection(undefined).slice(0, 150), refused('NOT_READABLE')),
];

const kml = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');

export const hostileKml = (address: string): readonly Hostile[] => [
  file(
    '[U52] an external entity',
    'a.kml',
    () => kml('<name>&x;</name>', '<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    refused('NOT_READABLE'),
  ),
  file(
    '[U52] a thousand million laughs',
    'a.kml',
    () => kml('<name>&l9;</name>', `<!DOCTYPE kml [<!ENTITY l0 "ha">${laughs}]>`),
    refused('NOT_READABLE'),
  ),
  file(
    '[U52] an entity behind a long comment',
    'a.kml',
    () => kml('', `<!--${' '.repeat(300_000)}--><!DOCTYPE kml [<!ENTITY x "y">]>`),
    refused('UNKNOWN_FORMAT'),
  ),
  file(
    '[U52] a link to the network',
    'a.kml',
    () => kml(`<NetworkLink><Link><href>${address}</href></Link></NetworkLink>`),
    'NO_POLYGONS',
  ),
  file(
    '[U52] folders within folders',
    'a.kml',
    () => kml(`${'<Folder>'.repeat(20_000)}${'</Folder>'.repeat(20_000)}`),
    refused('NOT_READABLE'),
  ),
  file(
    '[U52] half a million positions',
    'a.kml',
    () => kml(`<Placemark><LineString><coordinates>${'1,2 '.repeat(500_000)}</coordinates></LineString></Placemark>`),
    refused('TOO_MANY_CORNERS'),
  ),
  file(
    '[U52] sixty layers',
    'a.kml',
    () =>
      kml(
        Array.from(
          { length: 60 },
          (_, i) =>
            `<Folder><name>${i}</name><Placemark><Point><coordinates>114,22</coordinates></Point></Placemark></Folder>`,
        ).join(''),
      ),
    refused('TOO_MANY_SHAPES'),
  ),
];

const geoPackage =
  (...statements: string[]) =>
  () => {
    const { path, read } = convertShapes('GPKG', 'shapes.gpkg');
    for (const statement of statements) runStatement(path, statement);
    return read();
  };
const register = (name: string) => [
  `INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id) VALUES ('${name}', 'features', '${name}', 2326)`,
  `INSERT INTO gpkg_geometry_columns VALUES ('${name}', 'geom', 'POLYGON', 2326, 0, 0)`,
];

export const hostileGeoPackages: readonly Hostile[] = [
  file(
    '[U52] a view without end',
    'a.gpkg',
    geoPackage(
      'CREATE VIEW endless AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x AS fid, NULL AS geom FROM c',
      ...register('endless'),
    ),
    refused('NOT_READABLE'),
  ),
  file(
    '[U52] a trigger',
    'a.gpkg',
    geoPackage('CREATE TRIGGER boom AFTER INSERT ON shapes BEGIN DELETE FROM shapes; END'),
    'accepted',
  ),
  file(
    '[U52] SQL in the metadata',
    'a.gpkg',
    geoPackage("UPDATE gpkg_contents SET identifier = 'x''; DROP TABLE shapes; --', description = '/etc/passwd'"),
    'accepted',
  ),
  file(
    '[U52] a layer whose name is an option',
    'a.gpkg',
    geoPackage('CREATE TABLE "-sql" (fid INTEGER PRIMARY KEY, geom BLOB)', ...register('-sql')),
    refused('NOT_READABLE'),
  ),
  file(
    '[U52] a database that is no GeoPackage',
    'a.gpkg',
    () => Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(600)]),
    refused('UNKNOWN_FORMAT'),
  ),
  file('[U52] a GeoPackage cut off', 'a.gpkg', () => geoPackage()().subarray(0, 20_000), refused('NOT_READABLE')),
];

const pairs = (...values: (string | number)[]) => `${values.join('\n')}\n`;
const HEADER = pairs(0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1015', 0, 'ENDSEC');
const block = (name: string, content: string) =>
  pairs(0, 'BLOCK', 8, 0, 2, name, 70, 0, 10, 0, 20, 0, 30, 0, 3, name) + content + pairs(0, 'ENDBLK', 8, 0);
const insert = (name: string, ...more: number[]) => pairs(0, 'INSERT', 8, 0, 2, name, 10, 0, 20, 0, 30, 0, ...more);
const outline = pairs(
  0,
  'LWPOLYLINE',
  8,
  0,
  90,
  3,
  70,
  1,
  10,
  836_000,
  20,
  818_000,
  10,
  836_100,
  20,
  818_000,
  10,
  836_100,
  20,
  818_100,
);
const drawing = (blocks: string, entities: string) =>
  `${HEADER}${pairs(0, 'SECTION', 2, 'BLOCKS')}${blocks}${pairs(0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES')}${entities}${pairs(0, 'ENDSEC', 0, 'EOF')}`;
const nested = Array.from({ length: 9 }, (_, i) =>
  block(`B${i}`, i === 8 ? outline : insert(`B${i + 1}`).repeat(10)),
).join('');
const chain = Array.from({ length: 10_000 }, (_, i) => block(`B${i}`, insert(`B${i + 1}`))).join('');

export const hostileDrawings: readonly Hostile[] = [
  file(
    '[U52] ten blocks within ten, nine times',
    'a.dxf',
    () => drawing(nested, insert('B0')),
    refused('TOO_MANY_SHAPES'),
  ),
  file(
    '[U52] a block in a thousand million places',
    'a.dxf',
    () => drawing(block('B', outline), insert('B', 70, 32_767, 71, 32_767)),
    refused('TOO_MANY_SHAPES'),
  ),
  file(
    '[U52] ten thousand blocks, one within the other',
    'a.dxf',
    () => drawing(chain, insert('B0')),
    refused('TOO_MANY_SHAPES'),
  ),
  file('[U52] a block within itself', 'a.dxf', () => drawing(block('B', insert('B')), insert('B')), 'NO_POLYGONS'),
];
