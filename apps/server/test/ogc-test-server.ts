import { sql } from 'kysely';
import { type Connection, openConnection } from '../src/database/connection.ts';
import { insertToken } from '../src/repositories/accounts/token.repository.ts';
import { createSecret, hashSecret } from '../src/services/accounts/secret.ts';
import { startTestServer } from './test-server.ts';

export interface Feature {
  readonly id: number;
  readonly geometry: { readonly type: string; readonly coordinates: readonly unknown[] } | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Fields of all documents of the service; each test reads those it requested. */
interface Body extends Feature {
  readonly code: string;
  readonly openapi: string;
  readonly links: readonly { readonly rel: string; readonly href: string }[];
  readonly collections: readonly { readonly id: string }[];
  readonly features: readonly Feature[];
  readonly numberMatched: number;
  readonly numberReturned: number;
}

type User = 'demo' | 'demo-other' | 'demo-reader' | 'demo-epd' | 'platform';
export const USERS: readonly User[] = ['demo', 'demo-other', 'demo-reader', 'demo-epd', 'platform'];

export type OgcServer = Awaited<ReturnType<typeof startOgcServer>>;

/** The server on a real socket, for third-party clients; users authenticate with personal tokens. */
export async function startOgcServer(overrides: NodeJS.ProcessEnv = {}) {
  const server = await startTestServer({ overrides });
  const connection = openConnection(server.database.url, 3, console.error);
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  await addPlatformAdministrator(connection);
  const tokens = await createTokens(connection);

  async function get(path: string, user: User | null = 'demo') {
    const headers = user === null ? {} : { authorization: `Bearer ${tokens.get(user)}` };
    const answer = await fetch(`${origin}${path}`, { headers });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
  }

  function items(collection: string, query: Record<string, string | number> = {}, user: User = 'demo', scope = '') {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    return get(`/ogc${scope}/collections/${collection}/items?${search}`, user);
  }

  return {
    ...{ origin, connection, get, items, projects: await findProjects(connection), signIn: server.signIn },
    tokenOf: (user: User) => tokens.get(user) ?? '',
    async close() {
      await connection.close();
      await server.close();
    },
  };
}

export const projectIds = (features: readonly Feature[]) =>
  [...new Set(features.map(({ properties }) => Number(properties.projectid)))].sort((a, b) => a - b);

async function addPlatformAdministrator({ database }: Connection): Promise<void> {
  const name = 'platform';
  const names = { username: name, username_key: name, email: `${name}@quietsite.example`, email_key: name };
  await database
    .insertInto('users')
    .values({ ...names, password_hash: '', company_id: null, user_type: 'admin', district: null, is_active: true })
    .execute();
}

async function createTokens({ database }: Connection): Promise<ReadonlyMap<User, string>> {
  const tokens = new Map<User, string>();
  for (const name of USERS) {
    const user = await database
      .selectFrom('users')
      .select('id')
      .where('username_key', '=', name)
      .executeTakeFirstOrThrow();
    const token = `qs_${createSecret()}`;
    const expiresAt = new Date(Date.now() + 86_400_000);
    const scopes = ['layers:read'] as const;
    await insertToken(database, { userId: user.id, name: 'test', scopes, tokenHash: hashSecret(token), expiresAt });
    tokens.set(name, token);
  }
  return tokens;
}

/** From the demo data: an open project of demo, one of demo-other, and a submitted one of demo. */
async function findProjects({ database }: Connection) {
  const { rows } = await sql<{ id: number; owner: string; isSubmitted: boolean }>`
    select p.id, u.username as owner, p.submitted_at is not null as "isSubmitted"
    from projects p join users u on u.id = p.owner_user_id where p.approved_on is null order by p.id`.execute(database);
  const find = (owner: User, isSubmitted: boolean) => {
    const row = rows.find((candidate) => candidate.owner === owner && candidate.isSubmitted === isSubmitted);
    if (!row) throw new Error(`the demo data has no such project of ${owner}`);
    return row.id;
  };
  return { own: find('demo', false), foreign: find('demo-other', false), submitted: find('demo', true) };
}
