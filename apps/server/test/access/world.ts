import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

/** Everybody who can stand in some relation to a project, in the order of the columns of the expected table. */
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

export type World = Awaited<ReturnType<typeof createWorld>>;

/** Two companies, the authority, and as many projects and people as the cells of the matrix ask for. */
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

  /** A session that was opened the moment before; every cell gets one of its own. */
  async function openSession(userId: number): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await client.query(
      `insert into sessions (id_hash, user_id, expires_at, absolute_expires_at)
       values ($1, $2, now() + interval '1 hour', now() + interval '12 hours')`,
      [createHash('sha256').update(secret).digest(), userId],
    );
    return secret;
  }

  async function addProject(state: State): Promise<number> {
    const projectId = await one(
      `insert into projects (title, owner_user_id, owner_company_id, districts, submitted_at, approved_on, proponent)
       values ($1, $2, $3, $4, $5, $6, 'p') returning id`,
      [
        `matrix ${randomUUID()}`,
        users.owner,
        companies.A,
        [DISTRICT],
        state === 'submitted' || state === 'approved' ? new Date() : null,
        state === 'approved' ? '2026-01-01' : null,
      ],
    );
    for (const [name, role] of Object.entries(roles) as [keyof typeof roles, string][]) {
      await client.query('insert into project_members (project_id, user_id, role) values ($1, $2, $3)', [
        projectId,
        users[name],
        role,
      ]);
    }
    if (state === 'lockedByOther') await lock(projectId);
    return projectId;
  }

  async function lock(projectId: number): Promise<void> {
    const secret = await openSession(users.holder);
    await client.query(
      `insert into project_leases (project_id, session_id_hash, user_id, acquired_at, renewed_at)
       values ($1, $2, $3, now(), now())`,
      [projectId, createHash('sha256').update(secret).digest(), users.holder],
    );
  }

  return {
    users,
    companies,
    one,
    addProject,
    addUser: (account: Account, isActive = true) => addUser(`matrix-${randomUUID()}`, account, isActive),
    async cookieOf(relation: Relation): Promise<string | undefined> {
      return relation === 'signedOut' ? undefined : `session=${await openSession(users[relation])}`;
    },
    close: () => client.end(),
  };
}
