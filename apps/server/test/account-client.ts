import pg from 'pg';
import { listMails, type TestServer } from './test-server.ts';

type Headers = Record<string, string>;

/** Requests, mails and rows for the account tests. */
export function createAccountClient(server: TestServer) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers: Headers = {}) =>
    server.app.inject({ method, url, headers, ...(payload && { payload }) });

  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: server.database.url });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  const mailsTo = (username: string) => listMails(server, `${username}@quietsite.example`);

  /** The token in the newest mail to an address with a link to this page. */
  async function tokenTo(address: string, page: string): Promise<string> {
    const mails = await listMails(server, address);
    const tokens = mails.flatMap(({ text }) => new RegExp(`/${page}#token=([\\w-]{43})`).exec(text)?.[1] ?? []);
    const token = tokens.at(-1);
    if (!token) throw new Error(`no mail to ${address} leads to /${page}`);
    return token;
  }

  return {
    send,
    query,
    mailsTo,

    async idOf(username: string): Promise<number> {
      const [row] = await query<{ id: number }>('select id from users where username = $1 order by id desc', [
        username,
      ]);
      if (!row) throw new Error(`there is no account ${username}`);
      return row.id;
    },

    tokenTo,

    /** Only sends the form; does not open the mailed link. */
    registerOnly: (change: object = {}) => send('POST', '/api/accounts', { ...registration, ...change }),
    /** Sends the form and opens the mailed link, which notifies the approvers. */
    async register(change: { readonly email?: string; readonly [field: string]: unknown } = {}) {
      const answer = await send('POST', '/api/accounts', { ...registration, ...change });
      if (answer.statusCode !== 201) return answer;
      const token = await tokenTo((change.email ?? registration.email).trim(), 'ConfirmEmail');
      const confirmed = await send('POST', '/api/email-confirmations', { token });
      if (confirmed.statusCode !== 200) throw new Error(`the address was not confirmed: ${confirmed.body}`);
      return answer;
    },
    trySignIn: (username: string, password: string) => send('POST', '/api/session', { username, password }),
    async actions(username: string): Promise<string[]> {
      const rows = await query<{ action: string }>(
        `select action from audit_log where user_id = (select max(id) from users where username = $1) order by id`,
        [username],
      );
      return rows.map(({ action }) => action);
    },
  };
}

export type AccountClient = ReturnType<typeof createAccountClient>;

export const registration = {
  username: 'newcomer',
  password: 'calm-harbour-7',
  firstName: 'New',
  lastName: 'Comer',
  company: 'Demo Contractor A',
  email: 'newcomer@firm.example',
  phone: '',
};
