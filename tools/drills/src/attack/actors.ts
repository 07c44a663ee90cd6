import { signInCookie } from '../../../kit/src/stack/session.ts';
import type { Route } from './routes.ts';
import type { Known } from './sample.ts';

export interface Actor {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly known: Known;
  readonly mayTry: (route: Route) => boolean;
}

const SCOPES = ['layers:read', 'projects:read'];

/** Signing out would end the session of the attack. */
const isSignOut = ({ method, path }: Route) => method === 'DELETE' && path === '/api/session';

async function call(origin: string, cookie: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const headers = { cookie, origin, 'content-type': 'application/json' };
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${origin}${path}`, { headers, ...post });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** An anonymous user; the owner of a project, who has it open; and an API client of that owner. */
export async function enter(origin: string): Promise<readonly Actor[]> {
  const cookie = await signInCookie(origin, 'demo');
  const { token } = await call(origin, cookie, '/api/tokens', {
    name: 'attack',
    scopes: SCOPES,
    validDays: 1,
    currentPassword: 'quiet-demo-1',
  });
  await call(origin, cookie, '/api/projects/1/lease', {});
  const { revision } = await call(origin, cookie, '/api/projects/1');
  const known = { projectId: 1, revision, z: 16, x: 53_536, y: 28_562, collectionId: 'zones', nowhere: 'nowhere' };
  return [
    { name: 'nobody', headers: { origin }, known, mayTry: () => true },
    { name: 'demo', headers: { origin, cookie }, known, mayTry: (route) => !isSignOut(route) },
    { name: 'token', headers: { authorization: `Bearer ${String(token)}` }, known, mayTry: () => true },
  ];
}
