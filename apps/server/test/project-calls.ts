import type { Project } from '@quietsite/contracts';
import pg from 'pg';
import type { Clock } from '../src/services/mechanisms/clock.ts';
import { findDemoProject } from './demo-project.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export type Headers = Record<string, string>;

export const information = {
  title: 'Harbour Works',
  proponent: 'Highways',
  agreement: 'CE 1/2027',
  mainContractor: 'Builder',
  engineerConsultant: 'Engineer',
  bufferRadiusMetres: 300,
  eiaReference: '',
  description: '',
  specialFeature: '',
};

/** A server with the demo data, its seeded draft, and the users around it. */
export interface ProjectWorld {
  readonly server: TestServer;
  readonly client: pg.Client;
  /** The seeded draft of 'demo', with a member and a read-only member. */
  readonly draft: number;
  readonly owner: Headers;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, as: Headers, payload?: object): ReturnType<Inject>;
  get(projectId: number, as?: Headers): Promise<Project>;
  create(title: string, as?: Headers): Promise<Project>;
  userId(username: string): Promise<number>;
  /** Returns the first column of the first row. */
  one<Value>(text: string, values?: unknown[]): Promise<Value>;
  close(): Promise<void>;
}

type Inject = (options: object) => Promise<import('fastify').LightMyRequestResponse>;

export async function startProjectWorld(
  options: { clock?: Clock; overrides?: NodeJS.ProcessEnv } = {},
): Promise<ProjectWorld> {
  const server = await startTestServer(options);
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  const owner = await server.signIn('demo');
  const call: ProjectWorld['call'] = (method, path, headers, payload) =>
    server.app.inject({ method, url: `/api/projects${path}`, headers, ...(payload && { payload }) });
  async function one<Value>(text: string, values: unknown[] = []): Promise<Value> {
    const { rows } = await client.query({ text, values, rowMode: 'array' });
    return rows[0]?.[0];
  }
  return {
    server,
    client,
    owner,
    draft: (await findDemoProject(server, owner)).id,
    call,
    one,
    get: async (projectId, as = owner) => (await call('GET', `/${projectId}`, as)).json<Project>(),
    async create(title, as = owner) {
      const answer = await call('POST', '', as, { ...information, title });
      if (answer.statusCode !== 201) throw new Error(`not created: ${answer.body}`);
      return answer.json<Project>();
    },
    userId: (username) => one<number>('select id from users where username_key = $1', [username]),
    async close() {
      await client.end();
      await server.close();
    },
  };
}
