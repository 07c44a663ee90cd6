import type { Plugin } from 'vite';

/** Our code never reaches these parts of the libraries. Code that does reach one throws at once. */
const refuse = (what: string) => `throw new Error('${what} is left out of the build');`;

/** The Hong Kong 1980 Grid needs only one of thirty projections. The library refers to it by two names. */
const OUR_PROJECTIONS = `
import proj4 from './core.js';
import Proj from './Proj.js';
import tmerc from './projections/tmerc.js';
import etmerc from './projections/etmerc.js';
Proj.projections.add(tmerc);
Proj.projections.add(etmerc);
export default proj4;
`;

/** Our projection defines its own datum shift. */
const OUR_DATUMS = `export default { wgs84: { towgs84: '0,0,0', ellipse: 'WGS84', datumName: 'WGS84' } };`;

const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[\\/]proj4[\\/]lib[\\/]index\.js$/, OUR_PROJECTIONS],
  [/[\\/]proj4[\\/]lib[\\/]constants[\\/]Datum\.js$/, OUR_DATUMS],
  [/[\\/]wkt-parser[\\/]index\.js$/, `export default () => { ${refuse('reading WKT')} };`],
  // All our styles are OpenLayers style objects, never expressions.
  [
    /[\\/]ol[\\/]render[\\/]canvas[\\/]style\.js$/,
    `export const flatStyleLikeToStyleFunction = () => { ${refuse('the flat style')} };`,
  ],
  // The view and every tile are in web Mercator.
  [
    /[\\/]ol[\\/]reproj[\\/]Tile\.js$/,
    `export default class ReprojTile { constructor() { ${refuse('the projected tile')} } }`,
  ],
  [
    /[\\/]ol[\\/]proj[\\/]utm\.js$/,
    'export const makeProjection = () => null; export const makeTransforms = () => null;',
  ],
];

/** Only the server converts schemas to JSON Schema; the page only validates with them. */
const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const DESCRIPTIONS: readonly (readonly [RegExp, string])[] = [
  [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [/createStandardJSONSchemaMethod\(this, "(in|out)put"\)/g, `() => { ${refuse('the JSON schema')} }`],
  [/return createToJSONSchemaMethod\(this, \{\}\)\(params\);/g, refuse('the JSON schema')],
];

/** Removes library code that is unused but that a bundler cannot detect as unused. */
export function leftOutParts(): Plugin {
  return {
    name: 'left-out-parts',
    load: (id) => REPLACED.find(([file]) => file.test(id))?.[1],
    transform: (code, id) => (SCHEMAS.test(id) ? { code: DESCRIPTIONS.reduce(leaveOut, code), map: null } : undefined),
  };
}

function leaveOut(code: string, [part, instead]: readonly [RegExp, string]): string {
  const left = code.replace(part, instead);
  // A new version of the library may contain different code.
  if (left === code) throw new Error(`nothing to leave out is found by ${part}`);
  return left;
}
