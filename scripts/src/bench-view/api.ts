/** Calls of a signed-in person, without a browser. */
export interface Api {
  readonly origin: string;
  readonly cookie: string;
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
}

export async function signIn(origin: string): Promise<Api> {
  const headers = { 'content-type': 'application/json', origin };
  const answer = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: 'demo', password: 'quiet-demo-1' }),
  });
  if (!answer.ok) throw new Error(`signing in: ${answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
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
