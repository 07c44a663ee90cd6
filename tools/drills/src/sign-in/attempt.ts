import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
  readonly milliseconds: number;
}

interface Attempt {
  readonly username: string;
  readonly password: string;
  readonly cookie?: string;
}

/** Signs in from a separate local address: the server cannot distinguish it from another machine. */
export function createClient(origin: string, localAddress: string) {
  const agent = new Agent({ keepAlive: true, localAddress });
  return {
    signIn({ cookie, ...credentials }: Attempt): Promise<Answer> {
      const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
      const start = performance.now();
      return new Promise((resolve, reject) => {
        const outgoing = request(`${origin}/api/session`, { method: 'POST', agent, headers }, async (incoming) => {
          const body = Buffer.concat(await incoming.toArray()).toString();
          const cookies = incoming.headers['set-cookie'] ?? [];
          resolve({ status: incoming.statusCode ?? 0, body, cookies, milliseconds: performance.now() - start });
        });
        outgoing.on('error', reject);
        outgoing.end(JSON.stringify(credentials));
      });
    },
    close: () => agent.destroy(),
  };
}

export type Client = ReturnType<typeof createClient>;
