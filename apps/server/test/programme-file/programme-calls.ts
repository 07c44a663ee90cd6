import { Readable } from 'node:stream';
import type { ProgrammeFile, ProjectMap } from '@quietsite/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { type Headers, type ProjectWorld, startProjectWorld } from '../project-calls.ts';
import type { TestServer } from '../test-server.ts';

export interface ProgrammeWorld extends ProjectWorld {
  readonly zoneNames: readonly string[];
  send(fileName: string, content: Buffer | string, options?: Partial<SendOptions>): Promise<LightMyRequestResponse>;
  /** The result for an accepted file. */
  read(fileName: string, content: Buffer | string): Promise<ProgrammeFile>;
}

interface SendOptions {
  readonly headers: Headers;
  readonly field: string;
  /** The type declared by the browser. */
  readonly type: string;
  readonly isLengthUnknown: boolean;
}

/** Sends a file as a browser does. */
export async function sendTo(
  server: TestServer,
  projectId: number,
  { fileName, content }: { readonly fileName: string; readonly content: Buffer | string },
  { headers, field, type, isLengthUnknown }: SendOptions,
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  form.append(field, new File([bytes], fileName, { type }));
  const request = new Response(form);
  const payload = Buffer.from(await request.arrayBuffer());
  return server.app.inject({
    method: 'POST',
    url: `/api/projects/${projectId}/schedule/reading`,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: isLengthUnknown ? Readable.from([payload]) : payload,
  });
}

export const defaultSendOptions = (headers: Headers): SendOptions => ({
  headers,
  field: 'file',
  type: 'application/octet-stream',
  isLengthUnknown: false,
});

/** The real server with the seeded draft and its owner, who uploads. */
export async function startProgrammeWorld(): Promise<ProgrammeWorld> {
  const world = await startProjectWorld();
  const map = (await world.call('GET', `/${world.draft}/map`, world.owner)).json<ProjectMap>();
  const send: ProgrammeWorld['send'] = (fileName, content, options = {}) =>
    sendTo(world.server, world.draft, { fileName, content }, { ...defaultSendOptions(world.owner), ...options });
  return {
    ...world,
    send,
    zoneNames: map.zones.map(({ name }) => name),
    async read(fileName, content) {
      const answer = await send(fileName, content);
      if (answer.statusCode !== 200) throw new Error(`${fileName} was not taken: ${answer.body}`);
      return answer.json<ProgrammeFile>();
    },
  };
}
