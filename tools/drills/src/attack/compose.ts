import type { Random } from '../../../../packages/fixtures/src/random.ts';
import { brokenBodies, brokenPieces, contentTypes, hostileHeaders, hostileTexts } from './hostile-values.ts';
import type { Route } from './routes.ts';
import { corrupt, type KnownValues, sampleOf } from './sample.ts';
import type { Schema } from './schema.ts';

export interface HostileRequest {
  readonly method: string;
  /** Including its query, as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer | null;
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 3_000).replace(/%.?$/, '');

function hostilePiece(random: Random): string {
  return random.chance(0.5) ? random.pick(brokenPieces) : encode(random.pick(hostileTexts)) || '%20';
}

function composePath({ path }: Route, random: Random, known: KnownValues, isHostile: boolean): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const target = isHostile && names.length > 0 ? random.pick(names) : null;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === target ? hostilePiece(random) : encode(String(known[name] ?? 1)),
  );
}

function composeQuery(
  queries: Readonly<Record<string, Schema>>,
  random: Random,
  known: KnownValues,
  isHostile: boolean,
) {
  const names = Object.keys(queries);
  const target = isHostile && names.length > 0 ? random.pick(names) : null;
  const pieces = Object.entries(queries).flatMap(([name, schema]) => {
    if (name === target) {
      const piece = `${name}=${hostilePiece(random)}`;
      return random.chance(0.2) ? [piece, piece] : random.chance(0.1) ? [`${name}[a]=1`, `${name}[]=2`] : [piece];
    }
    return random.chance(0.4) ? [`${name}=${encode(String(sampleOf(schema, random, known)))}`] : [];
  });
  if (isHostile && random.chance(0.2)) pieces.push(`__proto__=1&constructor=2&${'a&'.repeat(500)}`);
  return pieces.length > 0 ? `?${pieces.join('&')}` : '';
}

const FILE_NAMES = [
  'site.zip',
  'site.geojson',
  'a.kml',
  'a.csv',
  'a.xml',
  'a.xer',
  'a.xlsx',
  'a.pdf',
  '../a.gpkg',
  'a"\\b.dxf',
];

function composeUpload(random: Random): { body: Buffer; type: string } {
  const content = random.pick([...brokenBodies, ...hostileTexts]);
  const field = random.pick(['file', 'file', 'file', 'other', '__proto__', '']);
  const name = random.pick(FILE_NAMES).replaceAll('"', '%22');
  const head = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
  const end = random.pick(['\r\n--x--\r\n', '\r\n--x', '', '\r\n--x--\r\n']);
  return {
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(end)]),
    type: 'multipart/form-data; boundary=x',
  };
}

function composeBody(
  { body }: Route,
  random: Random,
  known: KnownValues,
  isHostile: boolean,
): { body: Buffer; type: string } {
  if (body === null && random.chance(0.6)) return composeUpload(random);
  if (body === null || (isHostile && random.chance(0.25)))
    return { body: Buffer.from(random.pick(brokenBodies)), type: random.pick(contentTypes) };
  const validValue = sampleOf(body, random, known);
  const value = isHostile ? corrupt(validValue, random) : validValue;
  return { body: Buffer.from(JSON.stringify(value) ?? 'null'), type: 'application/json' };
}

/** One request to a route; usually one part is hostile and the others are valid. */
export function compose(route: Route, random: Random, known: KnownValues): HostileRequest {
  const hasBody = !['GET', 'DELETE'].includes(route.method);
  const part = random.pick([...(hasBody ? ['body', 'body', 'body'] : []), 'path', 'query', 'header', 'none']);
  const path = composePath(route, random, known, part === 'path');
  const query = composeQuery(route.queries, random, known, part === 'query');
  const { body = null, type = null } = hasBody ? composeBody(route, random, known, part === 'body') : {};
  const [name, value] = part === 'header' ? random.pick(hostileHeaders) : [null, ''];
  const headers = {
    ...(type === null ? {} : { 'content-type': type }),
    ...(name === null ? {} : { [name]: value }),
  };
  return { method: route.method, path: path + query, headers, body };
}
