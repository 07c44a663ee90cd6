import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

/** Every relation to a project, in the column order of the expected table. */
export const relations = [
  'owner',
  'projectAdmin',
  'projectMember',
  'readonlyMember',
  'adminOfCompany',
  'sameCompany',
  'otherCompany',
  'epdOfDistrict',
  'epdElsewhere',
  'platformAdmin',
  'signedOut',
] as const;
export type Relation = (typeof relations)[number];

export const states = ['draft', 'submitted', 'approved', 'lockedByOther'] as const;
export type State = (typeof states)[number];

type Account = { readonly type: string; readonly company: 'A' | 'B' | null; readonly district: string | null };

const DISTRICT = 'Kowloon City';
const member: Account = { type: 'Contractor Member', company: 'A', district: null };
const accounts: Record<Exclude<Relation, 'signedOut'> | 'holder', Account> = {
  owner: member,
  projectAdmin: member,
  projectMember: member,
  readonlyMember: member,
  adminOfCompany: { type: 'Contractor Admin', company: 'A', district: null },
  sameCompany: member,
  otherCompany: { type: 'Contractor Admin', company: 'B', district: null },
  epdOfDistrict: { type: 'epd', company: null, district: DISTRICT },
  epdElsewhere: { type: 'epd', company: null, district: 'Islands' },
  platformAdmin: { type: 'admin', company: null, district: null },
  /** Has the project open in the state lockedByOther. */
  holder: member,
};

const roles = { projectAdmin: 'admin', projectMember: 'member', readonlyMember: 'readonly', holder: 'member' } as const;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

export type World = Awaited<ReturnType<typeof createWorld>>;

/** Two companies, the authority, and as many projects and people as the matrix needs. */
export async function createWorld(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const one = async (text: string, values: unknown[] = []): Promise<number> =>
    (await client.query(text, values)).rows[0].id;
  const addCompany = (name: string) =>
    one('insert into companies (name, name_key) values ($1, $1) returning id', [name]);
  const companies = { A: await addCompany('matrix company a'), B: await addCompany('matrix company b') };

  const addUser = (name: string, account: Account, isActive = true) =>
    one(
      `insert into users (username, username_key, password_hash, first_name, email, email_key, company_id, user_type, district, is_active)
       values ($1, $1, (select password_hash from users where username = 'demo'), $1, $1 || '@matrix.example', $1 || '@matrix.example', $2, $3, $4, $5) returning id`,
      [name, account.company && companies[account.company], account.type, account.district, isActive],
    );

  const users = {} as Record<keyof typeof accounts, number>;
  for (const [name, account] of Object.entries(accounts) as [keyof typeof accounts, Account][]) {
    users[name] = await addUser(`matrix-${name.toLowerCase()}`, account);
  }

  /** New sessions; every cell gets its own. */
  async function openSessions(userIds: readonly number[]): Promise<string[]> {
    const secrets = userIds.map(() => randomBytes(32).toString('base64url'));
    await client.query(
      `insert into sessions (id_hash, user_id, expires_at, absolute_expires_at)
       select id_hash, user_id, now() + interval '1 hour', now() + interval '12 hours'
       from unnest($1::bytea[], $2::int[]) as opened (id_hash, user_id)`,
      [secrets.map(hashOf), userIds],
    );
    return secrets;
  }

  /** In one statement, because the matrix needs thousands. */
  async function addProjects(state: State, count: number): Promise<number[]> {
    const { rows } = await client.query<{ id: number }>(
      `insert into projects (title, owner_user_id, owner_company_id, districts, submitted_at, approved_on, proponent)
       select 'matrix ' || gen_random_uuid(), $1, $2, $3, $4, $5, 'p' from generate_series(1, $6) returning id`,
      [
        users.owner,
        companies.A,
        [DISTRICT],
        state === 'submitted' || state === 'approved' ? new Date() : null,
        state === 'approved' ? '2026-01-01' : null,
        count,
      ],
    );
    const projectIds = rows.map(({ id }) => id);
    await client.query(
      `insert into project_members (project_id, user_id, role)
       select project_id, user_id, role
       from unnest($1::int[]) as project_id, unnest($2::int[], $3::text[]) as member (user_id, role)`,
      [projectIds, Object.keys(roles).map((name) => users[name as keyof typeof roles]), Object.values(roles)],
    );
    if (state === 'lockedByOther') await lock(projectIds);
    return projectIds;
  }

  async function lock(projectIds: readonly number[]): Promise<void> {
    const secrets = await openSessions(projectIds.map(() => users.holder));
    await client.query(
      `insert into project_leases (project_id, session_id_hash, user_id, acquired_at, renewed_at)
       select project_id, id_hash, $3, now(), now()
       from unnest($1::int[], $2::bytea[]) as lease (project_id, id_hash)`,
      [projectIds, secrets.map(hashOf), users.holder],
    );
  }

  /** One each; undefined for the signed-out relation. */
  async function cookiesOf(requested: readonly Relation[]): Promise<(string | undefined)[]> {
    const signedIn = requested.filter((relation) => relation !== 'signedOut');
    const secrets = await openSessions(signedIn.map((relation) => users[relation]));
    return requested.map((relation) => (relation === 'signedOut' ? undefined : `session=${secrets.shift()}`));
  }

  return {
    users,
    companies,
    one,
    addProjects,
    cookiesOf,
    async addProject(state: State): Promise<number> {
      const [projectId] = await addProjects(state, 1);
      if (projectId === undefined) throw new Error('no project was added');
      return projectId;
    },
    addUser: (account: Account, isActive = true) => addUser(`matrix-${randomUUID()}`, account, isActive),
    async cookieOf(relation: Relation): Promise<string | undefined> {
      return (await cookiesOf([relation]))[0];
    },
    close: () => client.end(),
  };
}
