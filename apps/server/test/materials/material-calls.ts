import { readdirSync } from 'node:fs';
import type { SupportMaterial } from '@quietsite/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { Headers, ProjectWorld } from '../project-calls.ts';
import type { TestServer } from '../test-server.ts';

interface SentFile {
  readonly fileName: string;
  readonly content: Buffer;
}

/** Sends a file as a browser does, declared as HTML, which the server must ignore. */
export async function sendFile(
  server: Pick<TestServer, 'app'>,
  url: string,
  { fileName, content }: SentFile,
  headers: Headers,
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(content)], fileName, { type: 'text/html' }));
  const request = new Response(form);
  return server.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

export const addMaterial = (world: ProjectWorld, sent: SentFile, projectId = world.draft, headers = world.owner) =>
  sendFile(world.server, `/api/projects/${projectId}/materials`, sent, headers);

export async function storeMaterial(world: ProjectWorld, sent: SentFile, projectId = world.draft) {
  const answer = await addMaterial(world, sent, projectId);
  if (answer.statusCode !== 201) throw new Error(`not stored: ${answer.body}`);
  return answer.json<SupportMaterial>();
}

/** Keys of the files in a folder store. */
export function listStored(directory: string): readonly string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath.slice(-2)}/${name}`);
}
