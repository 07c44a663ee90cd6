import type { Project } from '../../../../packages/contracts/src/index.ts';
import { signInAs } from '../../../kit/src/stack/caller.ts';
import type { Route } from './routes.ts';
import type { KnownValues } from './sample.ts';

export interface Actor {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly known: KnownValues;
  readonly mayTry: (route: Route) => boolean;
}

const SCOPES = ['layers:read', 'projects:read'];

/** Signing out would end the session of the attack. */
const isSignOut = ({ method, path }: Route) => method === 'DELETE' && path === '/api/session';

/** An anonymous user; the owner of a project, who has it open; and an API client of that owner. */
export async function openActors(origin: string): Promise<readonly Actor[]> {
  const { cookie, request } = await signInAs(origin, 'demo');
  const { token } = await request<{ token: string }>('POST', '/api/tokens', {
    ...{ name: 'attack', scopes: SCOPES, validDays: 1, currentPassword: 'quiet-demo-1' },
  });
  await request('POST', '/api/projects/1/lease', {});
  const { revision } = await request<Project>('GET', '/api/projects/1');
  const known = { projectId: 1, revision, z: 16, x: 53_536, y: 28_562, collectionId: 'zones', nowhere: 'nowhere' };
  return [
    { name: 'nobody', headers: { origin }, known, mayTry: () => true },
    { name: 'demo', headers: { origin, cookie }, known, mayTry: (route) => !isSignOut(route) },
    { name: 'token', headers: { authorization: `Bearer ${token}` }, known, mayTry: () => true },
  ];
}
