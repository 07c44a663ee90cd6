import { signInCookie } from './session.ts';

/** API calls of a signed-in user, without a browser. */
export interface Api {
  readonly origin: string;
  readonly cookie: string;
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
}

export async function signIn(origin: string): Promise<Api> {
  const headers = { 'content-type': 'application/json', origin };
  const cookie = await signInCookie(origin, 'demo');
  return {
    origin,
    cookie,
    async call<Answer>(method: string, path: string, body?: unknown) {
      const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { ...headers, cookie } };
      const reply = await fetch(`${origin}${path}`, { method, headers: { cookie, origin }, ...sent });
      if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
      return (await reply.json()) as Answer;
    },
  };
}

/** For a browser with the same session. */
export const listCookies = ({ origin, cookie }: Api) =>
  cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
