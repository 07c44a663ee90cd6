import { signInCookie } from './session.ts';

const MAX_WAIT_MS = 30_000;
const FIRST_SERVER_FAULT = 500;

/** The server rejected the request: nothing was changed. */
export class Refused extends Error {
  readonly status: number;
  constructor(method: string, path: string, status: number, text: string) {
    super(`${method} ${path}: ${status} ${text}`);
    this.status = status;
  }
}

export const isRefused = (error: unknown): boolean => error instanceof Refused;

/** Calls in one session; throws Refused for a rejection, and any other error if the outcome is unknown. */
export interface Caller {
  request<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
}

/** A session that a browser can share. */
export interface Api extends Caller {
  readonly origin: string;
  readonly cookie: string;
}

export async function signInAs(origin: string, username: string, limitMs = MAX_WAIT_MS): Promise<Api> {
  const cookie = await signInCookie(origin, username);
  return { origin, cookie, ...callWith(origin, cookie, origin, limitMs) };
}

/** For a browser with the same session. */
export const listCookies = ({ origin, cookie }: Api) =>
  cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });

/** Uses the session of a cookie; bypasses the proxy if the address of a single server is given. */
export function callWith(origin: string, cookie: string, address = origin, limitMs = MAX_WAIT_MS): Caller {
  const headers = { 'content-type': 'application/json', origin };
  return {
    async request<Answer>(method: string, path: string, body?: unknown) {
      const sent =
        body === undefined
          ? { headers: { cookie, origin } }
          : { body: JSON.stringify(body), headers: { ...headers, cookie } };
      const answer = await fetch(`${address}${path}`, {
        method,
        ...sent,
        signal: AbortSignal.timeout(limitMs),
      });
      const text = await answer.text();
      if (answer.status >= FIRST_SERVER_FAULT) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      if (!answer.ok) throw new Refused(method, path, answer.status, text);
      return (text === '' ? undefined : JSON.parse(text)) as Answer;
    },
  };
}
