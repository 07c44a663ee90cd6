import type { ApiOperation, JsonShape } from '@quietsite/contracts';
import { type ApiCall, requestShape, scopeOf } from './api-calls.ts';
import { choicesOf, isShape } from './shape-text.ts';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T08:00:00.000Z',
  date: '2026-01-31',
  email: 'name@example.com',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/** A minimal example: required fields only, and the first non-null option of each choice. */
export function exampleOf(shape: JsonShape): unknown {
  const choices = choicesOf(shape);
  if (choices) return exampleOf(choices.find((choice) => choice.type !== 'null') ?? {});
  if (shape.default !== undefined) return shape.default;
  if (Array.isArray(shape.enum)) return shape.enum[0];
  if (shape.const !== undefined) return shape.const;
  if (shape.type === 'object') return exampleObject(shape);
  if (shape.type === 'array') return exampleList(shape);
  if (shape.type === 'boolean') return true;
  if (shape.type === 'string') return FORMATS[String(shape.format)] ?? 'text'.padEnd(Number(shape.minLength ?? 0), 'x');
  return exampleNumber(shape);
}

function exampleNumber({ minimum, maximum }: JsonShape): number {
  const highest = typeof maximum === 'number' ? Math.min(1, maximum) : 1;
  return typeof minimum === 'number' ? Math.max(minimum, highest) : highest;
}

function exampleObject({ properties, required }: JsonShape): object {
  const needed = new Set(Array.isArray(required) ? required : []);
  const entries = Object.entries(isShape(properties) ? properties : {}).filter(([name]) => needed.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, exampleOf(isShape(value) ? value : {})]));
}

function exampleList({ prefixItems, items, minItems }: JsonShape): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.filter(isShape).map(exampleOf);
  const count = Math.max(1, typeof minItems === 'number' ? minItems : 1);
  return isShape(items) ? Array.from({ length: count }, () => exampleOf(items)) : [];
}

/** The call as a curl command, with a token if accepted, otherwise with a session cookie. */
export function writeCurl(call: ApiCall, origin: string): string {
  const parts = [
    call.method === 'GET' ? 'curl' : `curl -X ${call.method}`,
    identityOf(call),
    bodyOf(call),
    quote(origin + addressOf(call)),
  ];
  return parts.filter((part) => part !== null).join(' \\\n  ');
}

/** The curl command that signs in, needed before every call that uses a session. */
export const writeSignIn = (origin: string) =>
  `curl -c cookies.txt --json '{"username":"NAME","password":"PASSWORD"}' ${quote(`${origin}/api/session`)}`;

export const needsSession = (call: ApiOperation) => scopeOf(call) === null && call['x-who-may'] !== 'everybody';

function identityOf(call: ApiCall): string | null {
  if (scopeOf(call) !== null) return '-H "Authorization: Bearer $TOKEN"';
  return needsSession(call) ? '-b cookies.txt' : null;
}

function bodyOf(call: ApiCall): string | null {
  const shape = requestShape(call);
  if (shape) return `--json ${quote(JSON.stringify(exampleOf(shape)))}`;
  return call.description.includes('multipart/form-data') ? '-F file=@FILE' : null;
}

function addressOf({ path, parameters }: ApiCall): string {
  const exampleFor = (name: string) => {
    const parameter = parameters.find((candidate) => candidate.name === name);
    return encodeURIComponent(String(exampleOf(parameter?.schema ?? {})));
  };
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${exampleFor(name)}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleFor(name));
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
