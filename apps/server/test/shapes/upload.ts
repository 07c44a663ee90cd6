import { Readable } from 'node:stream';
import type { ErrorEnvelope, ShapeFile } from '@quietsite/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { startProjectWorld } from '../project-calls.ts';
import type { TestServer } from '../test-server.ts';

export interface UploadWorld {
  upload(fileName: string, content: Buffer): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

interface UploadOptions {
  readonly headers: Record<string, string>;
  readonly field?: string;
  /** As when a program sends a file while still generating it. */
  readonly isLengthUnknown?: boolean;
}

/** Sends a file as a browser does, declared as HTML, which the server must ignore. */
export async function uploadTo(
  server: TestServer,
  projectId: number,
  { fileName, content }: { readonly fileName: string; readonly content: Buffer },
  { headers, field = 'file', isLengthUnknown = false }: UploadOptions,
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(content)], fileName, { type: 'text/html' }));
  const request = new Response(form);
  const payload = Buffer.from(await request.arrayBuffer());
  return server.app.inject({
    method: 'POST',
    url: `/api/projects/${projectId}/shapes`,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: isLengthUnknown ? Readable.from([payload]) : payload,
  });
}

/** The real server with the seeded draft and its owner, who uploads. */
export async function startUploadWorld(): Promise<UploadWorld> {
  const { server, owner: headers, draft, close } = await startProjectWorld();
  return {
    close,
    upload: (fileName, content) => uploadTo(server, draft, { fileName, content }, { headers }),
  };
}

/** Code and reason as one text. */
export function outcomeOf(answer: LightMyRequestResponse): string {
  if (answer.statusCode === 200) return 'accepted';
  const { code, details } = answer.json<ErrorEnvelope>();
  return details.reason === undefined ? code : `${code} ${details.reason}`;
}

export const firstLayer = (answer: LightMyRequestResponse) => {
  const [layer] = answer.json<ShapeFile>().layers;
  if (!layer) throw new Error(`no layer: ${answer.body}`);
  return layer;
};
