import type { Route } from './routes.ts';
import { findFault } from './schema.ts';
import type { Answer } from './send.ts';

/** Patterns that reveal server internals. */
const INTERNALS =
  /\bat (async )?[\w.<>[\] ]+ \(?(file|node):|node_modules|apps\/server\/src|\b(select|insert into|update|delete from) .{0,200}\b(from|values|set|where)\b "?\w+|violates \w+ constraint|syntax error at|invalid input syntax|PostgresError|pgboss/i;

const HEADERS: readonly (readonly [string, RegExp])[] = [
  ['content-security-policy', /default-src 'self'.*object-src 'none'.*frame-ancestors 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^no-referrer$/],
  ['cache-control', /no-store|^public, max-age=31536000, immutable$/],
];

function findHeaderFault({ headers, body }: Answer): string | null {
  for (const [name, form] of HEADERS) if (!form.test(String(headers[name] ?? ''))) return `no good ${name}`;
  if (body.length > 0 && !headers['content-type']) return 'no content-type';
  const isLeaky = headers['x-powered-by'] !== undefined || headers['access-control-allow-origin'] !== undefined;
  return isLeaky ? 'a header too many' : null;
}

const isJson = ({ headers }: Answer) => /json/.test(headers['content-type'] ?? '');

function findFailureFault(answer: Answer): string | null {
  if (!isJson(answer)) return 'a failure without its shape';
  const { code, message, details, requestId } = JSON.parse(answer.body.toString()) as Record<string, unknown>;
  const isRight = [code, message, requestId].every((text) => typeof text === 'string') && typeof details === 'object';
  return isRight && requestId === answer.headers['x-request-id'] ? null : 'a failure of another shape';
}

function findSuccessFault(route: Route, answer: Answer): string | null {
  if (route.answers.size === 0) return null;
  if (!route.answers.has(answer.status)) return `${answer.status} is not declared`;
  const schema = route.answers.get(answer.status);
  if (!schema || !isJson(answer)) return null;
  return findFault(schema, JSON.parse(answer.body.toString()));
}

/** The rule a response breaks, or null. */
export function judge(route: Route, answer: Answer): string | null {
  if (answer.status >= 500) return `${answer.status}: ${answer.body.toString().slice(0, 120)}`;
  const isText = !/pdf|vector-tile|sheet|octet/.test(answer.headers['content-type'] ?? '');
  const isOwnDocument = route.path === '/api/openapi.json' || route.path === '/ogc/api';
  if (isText && answer.status >= 300 && !isOwnDocument && INTERNALS.test(answer.body.toString()))
    return `tells of its inside: ${INTERNALS.exec(answer.body.toString())?.[0].slice(0, 80)}`;
  const fault = findHeaderFault(answer);
  if (fault) return fault;
  if (answer.status >= 400) return findFailureFault(answer);
  return answer.status < 300 ? findSuccessFault(route, answer) : null;
}
