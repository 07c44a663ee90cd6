import { request } from 'node:http';
import type { Plan } from './plan.ts';

export interface Sender {
  readonly cookie: string;
  readonly origin: string;
}

const MAX_WAIT_MS = 20_000;

/** Sends the request over its own connection; null if there was no response. */
export function sendSubmission(port: number, { cookie, origin }: Sender, plan: Plan): Promise<number | null> {
  const { projectId, key, email } = plan;
  const body = JSON.stringify({ key, contact: { email, roleInProject: 'Environmental officer' } });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), cookie, origin };
  return new Promise((resolve) => {
    const path = `/api/projects/${projectId}/submission`;
    const sent = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers, agent: false, timeout: MAX_WAIT_MS },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.complete ? (answer.statusCode ?? null) : null));
        answer.once('error', () => resolve(null));
        answer.once('close', () => resolve(null));
      },
    );
    sent.once('error', () => resolve(null));
    sent.once('timeout', () => sent.destroy());
    sent.end(body);
  });
}
