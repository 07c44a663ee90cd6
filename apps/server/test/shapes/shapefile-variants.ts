import { MAX_CORNERS, type ShapeLayer } from '@quietsite/contracts';
import { writeDbf, writeNames } from './dbf-writer.ts';
import { projections } from './projections.ts';
import {
  fileHeader,
  lineRecord,
  multiPointRecord,
  POLYGON,
  POLYGON_M,
  POLYGON_Z,
  pointRecord,
  polygonRecord,
  writeRecords,
  writeShapes,
} from './shp-writer.ts';
import {
  bowTie,
  circle,
  hole,
  shapefile,
  shapefileEntries,
  square,
  star,
  toDegrees,
  toMercator,
} from './test-shapes.ts';
import { zip } from './zip-writer.ts';

/** Expected result of an accepted file; omitted fields are as in an ordinary one. */
export interface Accepted {
  readonly polygons: number;
  readonly area: number;
  readonly system?: string;
  readonly isAssumed?: boolean;
  readonly notes?: Partial<ShapeLayer['notes']>;
  readonly names?: readonly (string | undefined)[];
  readonly fields?: readonly string[];
  readonly layer?: string;
}

export interface Variant {
  readonly title: string;
  readonly file: () => Buffer;
  readonly expected: Accepted | string;
}

const one: Accepted = { polygons: 1, area: 10_000 };
const refused = (reason: string) => `FILE_REFUSED ${reason}`;
const variant = (title: string, file: () => Buffer, expected: Accepted | string): Variant => ({
  title,
  file,
  expected,
});

const flattened = { isFlattened: true };
const inMercator = [[toMercator(square())]];
const inDegrees = [[toDegrees(square())]];
const tokyo = [[toDegrees(square()).map(([x, y]) => [x + 25.5, y + 13.4] as const)]];
const [, ...others] = square();
/** Overlaps two of its own sides: whether the small square is inside or outside is ambiguous. */
const selfOverlapping = [...hole(0, 0, 30), ...others];
/** A small square attached to the corner of the large one. */
const selfTouching = [...square(-30, -30, 30).slice(2), ...square(-30, -30, 30).slice(1, 3), ...others];
/** A hole connected by a line there and back. */
const keyhole = [...square().slice(0, 1), ...hole(40, 40, 20), ...square()];

export const systemVariants: readonly Variant[] = [
  variant(
    '[SITE-12] [SITE-01] EPSG:3857 by its .prj',
    () => shapefile({ shapes: inMercator, prj: projections.mercator }),
    {
      ...one,
      system: 'EPSG:3857',
    },
  ),
  variant('[U52] EPSG:2326 by its .prj', () => shapefile(), { ...one, system: 'EPSG:2326' }),
  variant('[U52] HK1980 grid as ESRI writes it', () => shapefile({ prj: projections.gridByEsri }), {
    ...one,
    system: 'EPSG:2326',
  }),
  variant(
    '[U52] Web Mercator as ESRI writes it',
    () => shapefile({ shapes: inMercator, prj: projections.mercatorByEsri }),
    {
      ...one,
      system: 'EPSG:3857',
    },
  ),
  variant('[U52] degrees as ESRI writes them', () => shapefile({ shapes: inDegrees, prj: projections.degreesByEsri }), {
    ...one,
    system: 'EPSG:4326',
  }),
  variant('[U52] a .prj with a mark of UTF-8 before it', () => shapefile({ prj: `\uFEFF${projections.grid}\n` }), one),
  variant('[SITE-12] no .prj, numbers of Web Mercator', () => shapefile({ shapes: inMercator, prj: null }), {
    ...one,
    system: 'EPSG:3857',
    isAssumed: true,
  }),
  variant('[SITE-12] no .prj, numbers of the grid', () => shapefile({ prj: null }), {
    ...one,
    system: 'EPSG:2326',
    isAssumed: true,
  }),
  variant('[SITE-12] no .prj, degrees', () => shapefile({ shapes: inDegrees, prj: null }), {
    ...one,
    system: 'EPSG:4326',
    isAssumed: true,
  }),
  variant(
    '[SITE-12] no .prj, numbers that fit nothing',
    () =>
      shapefile({
        shapes: [
          [
            [
              [1, 1],
              [1, 9],
              [9, 9],
              [1, 1],
            ],
          ],
        ],
        prj: null,
      }),
    refused('UNKNOWN_SYSTEM'),
  ),
  variant('[U52] an empty .prj', () => shapefile({ prj: ' \n' }), { ...one, isAssumed: true }),
  variant(
    '[U52] a .prj that is no system',
    () => shapefile({ prj: 'somewhere in Kowloon' }),
    refused('UNKNOWN_SYSTEM'),
  ),
  variant(
    '[U52] a .prj of degrees, numbers of the grid',
    () => shapefile({ prj: projections.degreesByEsri }),
    refused('OUTSIDE_HONG_KONG'),
  ),
  variant(
    '[U52] a .prj of Web Mercator, numbers of the grid',
    () => shapefile({ prj: projections.mercator }),
    refused('OUTSIDE_HONG_KONG'),
  ),
  variant(
    '[U52] a .prj of UTM, numbers of the grid',
    () => shapefile({ prj: projections.utm50ByEsri }),
    refused('OUTSIDE_HONG_KONG'),
  ),
  variant(
    '[U52] degrees in Tokyo',
    () => shapefile({ shapes: tokyo, prj: projections.degreesByEsri }),
    refused('OUTSIDE_HONG_KONG'),
  ),
  variant(
    '[U52] one polygon of two far away',
    () => shapefile({ shapes: [[square()], [square(200_000)]] }),
    refused('OUTSIDE_HONG_KONG'),
  ),
];

export const shapeVariants: readonly Variant[] = [
  variant('[SITE-12] heights are dropped', () => shapefile({ type: POLYGON_Z }), { ...one, notes: flattened }),
  variant('[SITE-12] measures are dropped', () => shapefile({ type: POLYGON_M }), { ...one, notes: flattened }),
  variant(
    '[Q67] three parts are three polygons',
    () => shapefile({ shapes: [[square(), square(200), square(400, 0, 50)]] }),
    {
      polygons: 3,
      area: 22_500,
      notes: { splitParts: 3 },
      names: ['Shape 1', 'Shape 1', 'Shape 1'],
    },
  ),
  variant(
    '[Q67] several polygons with names',
    () => shapefile({ shapes: [[square()], [square(200)]], names: ['East', 'West'] }),
    {
      polygons: 2,
      area: 20_000,
      names: ['East', 'West'],
    },
  ),
  variant('[U52] a hole is kept', () => shapefile({ shapes: [[square(), hole(40, 40, 20)]] }), {
    polygons: 1,
    area: 9_600,
  }),
  variant(
    '[Q67] parts with holes',
    () => shapefile({ shapes: [[square(), hole(40, 40, 20), square(200), hole(210, 10, 10)]] }),
    {
      polygons: 2,
      area: 19_500,
      notes: { splitParts: 2 },
    },
  ),
  variant('[U52] an outer ring wound the other way', () => shapefile({ shapes: [[square().toReversed()]] }), one),
  // Two outer rings by the rules of the format; their overlap is reported when the site is saved (Q66).
  variant('[U52] a hole wound as an outer ring', () => shapefile({ shapes: [[square(), square(40, 40, 20)]] }), {
    polygons: 2,
    area: 10_400,
    notes: { splitParts: 2 },
  }),
  variant(
    '[U52] corners given twice',
    () => shapefile({ shapes: [[square().flatMap((corner) => [corner, corner])]] }),
    one,
  ),
  variant('[U52] a ring that is not closed', () => shapefile({ shapes: [[square().slice(0, 4)]] }), one),
  variant('[U52] an outline that crosses itself', () => shapefile({ shapes: [[bowTie]] }), {
    polygons: 2,
    area: 5_000,
    notes: { repaired: 1 },
    names: ['Shape 1', 'Shape 1'],
  }),
  variant('[U52] an outline that touches itself', () => shapefile({ shapes: [[selfTouching]] }), {
    polygons: 2,
    area: 10_900,
    notes: { repaired: 1 },
  }),
  variant('[U52] a hole reached by a line', () => shapefile({ shapes: [[keyhole]] }), {
    polygons: 1,
    area: 9_600,
    notes: { repaired: 1 },
  }),
  variant(
    '[U52] an outline that runs over itself',
    () => shapefile({ shapes: [[selfOverlapping]] }),
    refused('CROSSED_OUTLINE'),
  ),
  variant(
    '[U52] a spike',
    () => shapefile({ shapes: [[[...square().slice(0, 4), [836_300, 818_000], ...square().slice(3)]]] }),
    {
      ...one,
      notes: { repaired: 1 },
    },
  ),
  variant('[U52] a hole that reaches over the edge', () => shapefile({ shapes: [[square(), hole(90, 40, 20)]] }), {
    polygons: 2,
    area: 10_000,
    notes: { repaired: 1 },
  }),
  variant('[U52] a star of 3,001 points', () => shapefile({ shapes: [[star(3_001)]] }), refused('CROSSED_OUTLINE')),
  variant(
    '[U52] a polygon without area beside one with',
    () =>
      shapefile({
        shapes: [
          [square()],
          [
            [
              [836_000, 818_000],
              [836_100, 818_100],
              [836_000, 818_000],
            ],
          ],
        ],
      }),
    {
      ...one,
      notes: { leftOut: 1 },
    },
  ),
  variant(
    '[U52] records without a shape among others',
    () => shapefile({ shapes: [null, [square()], null], names: ['a', 'b', 'c'] }),
    {
      ...one,
      notes: { leftOut: 2 },
      names: ['b'],
    },
  ),
];

export const emptyVariants: readonly Variant[] = [
  variant('[SITE-13] [U57] no record', () => shapefile({ shapes: [] }), 'NO_POLYGONS'),
  variant('[SITE-13] only records without a shape', () => shapefile({ shapes: [null, null] }), 'NO_POLYGONS'),
  variant('[SITE-13] only polygons without area', () => shapefile({ shapes: [[square(0, 0, 0)]] }), 'NO_POLYGONS'),
  variant(
    '[SITE-13] the type of no shape',
    () => shapefile({ members: { ...writeRecords([Buffer.alloc(4)], 0) } }),
    'NO_POLYGONS',
  ),
  variant(
    '[SITE-14] [U57] points',
    () => shapefile({ members: { ...writeRecords([pointRecord()], 1) } }),
    'NOT_POLYGONS',
  ),
  variant(
    '[SITE-14] lines',
    () => shapefile({ members: { ...writeRecords([lineRecord(square())], 3) } }),
    'NOT_POLYGONS',
  ),
  variant(
    '[SITE-14] several points in one',
    () => shapefile({ members: { ...writeRecords([multiPointRecord(square())], 8) } }),
    'NOT_POLYGONS',
  ),
  variant(
    '[SITE-14] surfaces in space',
    () => shapefile({ members: { ...writeRecords([Buffer.alloc(44)], 31) } }),
    'NOT_POLYGONS',
  ),
  ...[11, 13, 18, 21, 23, 28].map((type) =>
    variant(
      `[SITE-14] type ${type}: points or lines with heights or measures`,
      () => shapefile({ members: { ...writeRecords([Buffer.alloc(80)], type) } }),
      'NOT_POLYGONS',
    ),
  ),
  variant(
    '[SITE-14] no record, but for points',
    () => shapefile({ shapes: [], members: { ...writeRecords([], 1) } }),
    'NOT_POLYGONS',
  ),
];

const { shp: shpOfTwo } = writeShapes([[square()], [square(200, 0, 50)]]);
const swappedIndex = () => {
  const { shx } = writeShapes([[square()], [square(200, 0, 50)]]);
  return Buffer.concat([shx.subarray(0, 100), shx.subarray(108, 116), shx.subarray(100, 108)]);
};
const swapped = { members: { shp: shpOfTwo, shx: swappedIndex(), dbf: writeNames(['small', 'large']) } };

export const memberVariants: readonly Variant[] = [
  variant('[U52] no .shx', () => shapefile({ members: { shx: null } }), one),
  variant('[U52] a .shx of nonsense', () => shapefile({ members: { shx: Buffer.alloc(300, 7) } }), one),
  variant('[U52] a .shx that has moved records', () => shapefile(swapped), {
    polygons: 2,
    area: 12_500,
    names: ['small', 'large'],
  }),
  variant('[U52] no .dbf', () => shapefile({ members: { dbf: null } }), { ...one, fields: [], names: [undefined] }),
  variant('[U52] no .shp', () => shapefile({ members: { shp: null } }), refused('INCOMPLETE_SHAPEFILE')),
  variant(
    '[U52] two shapefiles',
    () => zip([...shapefileEntries(), ...shapefileEntries({ stem: 'zones' })]),
    refused('SEVERAL_SHAPEFILES'),
  ),
  variant('[U52] no shapefile at all', () => zip([{ name: 'readme.txt', data: 'hello' }]), refused('NO_SHAPEFILE')),
  variant('[U52] an archive of nothing', () => zip([]), refused('NO_SHAPEFILE')),
  variant(
    '[U52] in a folder',
    () =>
      zip([
        { name: 'upload/2026/', data: '', isStored: true, mode: 0o040755 },
        ...shapefileEntries({ stem: 'upload/2026/site' }),
      ]),
    { ...one, layer: 'site' },
  ),
  variant(
    '[U52] an archive made while it was sent',
    () => zip(shapefileEntries().map((entry) => ({ ...entry, isStreamed: true }))),
    one,
  ),
  variant(
    '[U52] members that are not packed',
    () => zip(shapefileEntries().map((entry) => ({ ...entry, isStored: true }))),
    one,
  ),
  variant(
    '[U52] names in capitals',
    () => zip(shapefileEntries().map((entry) => ({ ...entry, name: String(entry.name).toUpperCase() }))),
    one,
  ),
  variant(
    '[U52] indexes, metadata and what a Mac adds',
    () =>
      shapefile({
        more: ['site.sbn', 'site.shp.xml', 'site.qmd', '__MACOSX/._site.shp', '._site.shp'].map((name) => ({
          name,
          data: 'x',
        })),
      }),
    one,
  ),
  variant(
    '[U52] a .dbf with a row too few',
    () => shapefile({ shapes: [[square()], [square(200)]], names: ['a'] }),
    refused('NOT_READABLE'),
  ),
  variant('[U52] a .dbf with a row too many', () => shapefile({ names: ['a', 'b'] }), refused('NOT_READABLE')),
  variant(
    '[U52] a .dbf that ends early',
    () => shapefile({ members: { dbf: writeNames(['a']).subarray(0, 90) } }),
    refused('NOT_READABLE'),
  ),
  variant(
    '[U52] a .shp that ends early',
    () => shapefile({ members: { shp: shpOfTwo.subarray(0, 200) } }),
    refused('NOT_READABLE'),
  ),
  variant(
    '[U52] a .shp that is none',
    () => shapefile({ members: { shp: Buffer.alloc(500, 'x') } }),
    refused('NOT_READABLE'),
  ),
  variant(
    '[U52] a record of another type',
    () => shapefile({ members: { ...writeRecords([pointRecord()], POLYGON) } }),
    refused('NOT_READABLE'),
  ),
  variant(
    '[U52] a record with fewer corners than it says',
    () => shapefile({ members: { ...writeRecords([polygonRecord([square()], POLYGON).subarray(0, 80)], POLYGON) } }),
    refused('NOT_READABLE'),
  ),
  variant(
    '[U52] corners that are no numbers',
    () => shapefile({ shapes: [[[[Number.NaN, Number.NaN], ...square()]]] }),
    refused('NOT_READABLE'),
  ),
];

/** Triangles of 12.5 m²: the fewest corners a polygon can have. */
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [a, b, c] = square(10 * (i % 80), 10 * Math.floor(i / 80), 5);
    return [[a, b, c, a].filter((corner) => corner !== undefined)];
  });

export const sizeVariants: readonly Variant[] = [
  variant('[U52] 100,000 corners', () => shapefile({ shapes: [[circle(100_000)]] }), refused('TOO_MANY_CORNERS')),
  variant(
    '[U52] one corner too many',
    () => shapefile({ shapes: [[circle(MAX_CORNERS)]] }),
    refused('TOO_MANY_CORNERS'),
  ),
  variant('[U52] as many corners as are allowed', () => shapefile({ shapes: [[circle(MAX_CORNERS - 1)]] }), {
    polygons: 1,
    area: 125_663.704,
  }),
  variant(
    '[U52] a .shp of 20 MB',
    () => shapefile({ members: { shp: Buffer.concat([fileHeader(POLYGON, 20e6), Buffer.alloc(20e6)]) } }),
    refused('TOO_MANY_CORNERS'),
  ),
  variant('[U52] 5,000 polygons', () => shapefile({ shapes: many(5_000) }), { polygons: 5_000, area: 62_500 }),
  variant('[U52] 5,001 polygons', () => shapefile({ shapes: many(5_001) }), refused('TOO_MANY_SHAPES')),
];

const big5 = Buffer.from([0xa4, 0x45, 0xc0, 0x73, 0xab, 0xb0]);
const gb = Buffer.from([0xbe, 0xc5, 0xc1, 0xfa]);
const encoded =
  (name: Buffer, cpg: string | null, mark = 0) =>
  () =>
    shapefile({ members: { dbf: writeNames([name], { mark }), cpg } });
const named = (name: string): Accepted => ({ ...one, names: [name] });
const wide = Array.from({ length: 60 }, (_, i) => ({ name: Buffer.from(`F${i}`), length: 4 }));

export const textVariants: readonly Variant[] = [
  variant('[U52] Traditional Chinese, UTF-8 by .cpg', encoded(Buffer.from('九龍城'), 'UTF-8'), named('九龍城')),
  variant('[U52] Traditional Chinese, UTF-8 and no .cpg', encoded(Buffer.from('九龍城'), null), named('九龍城')),
  variant('[U52] Traditional Chinese, Big5 by .cpg', encoded(big5, '950'), named('九龍城')),
  variant('[U52] Traditional Chinese, Big5 and no .cpg', encoded(big5, null), named('九龍城')),
  variant('[U52] Big5 by the mark in the table', encoded(big5, null, 0x78), named('九龍城')),
  variant('[U52] Big5 that its .cpg calls UTF-8', encoded(big5, 'UTF-8'), named('九龍城')),
  variant('[U52] simplified Chinese, GBK by .cpg', encoded(gb, 'GBK'), named('九龙')),
  variant(
    '[U52] Latin letters by the mark in the table',
    encoded(Buffer.from('Caf\u00e9', 'latin1'), null, 3),
    named('Café'),
  ),
  variant('[U52] a .cpg of nonsense', encoded(Buffer.from('九龍城'), 'none of your business'), named('九龍城')),
  variant(
    '[U52] a value cut within a character',
    () =>
      shapefile({ members: { dbf: writeDbf([{ name: Buffer.from('NAME'), length: 8 }], [[Buffer.from('九龍城')]]) } }),
    named('九龍'),
  ),
  variant(
    '[U52] values of 250 characters are cut',
    () =>
      shapefile({
        members: { dbf: writeDbf([{ name: Buffer.from('NAME'), length: 250 }], [[Buffer.alloc(250, 'x')]]) },
      }),
    named('x'.repeat(200)),
  ),
  variant(
    '[U52] the first fifty of sixty fields',
    () => shapefile({ members: { dbf: writeDbf(wide, [wide.map(() => Buffer.from('v'))]) } }),
    {
      ...one,
      fields: wide.slice(0, 50).map(({ name }) => name.toString()),
      names: [undefined],
    },
  ),
  variant('[U52] Chinese names of archive members', () => shapefile({ stem: '地盤/九龍' }), { ...one, layer: '九龍' }),
];
