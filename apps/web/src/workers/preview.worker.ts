import { calculationInputSchema } from '@quietsite/contracts';
import { requestJson } from '../lib/api-client.ts';
import { PreviewMailbox } from './preview-mailbox.ts';
import { listBuffers, type PreviewReply, type PreviewRequest } from './preview-protocol.ts';

/** The part of a worker's global scope that is used: the page's types only know windows. */
interface WorkerScope {
  postMessage(reply: PreviewReply, transfer: readonly ArrayBuffer[]): void;
  onmessage: ((event: MessageEvent<PreviewRequest>) => void) | null;
}

const scope = self as unknown as WorkerScope;

const mailbox = new PreviewMailbox({
  load: async (projectId, signal) => {
    const path = `/api/projects/${projectId}/calculation/input`;
    // Contract points are plain pairs; domain points are branded.
    return await requestJson(path, calculationInputSchema, { signal });
  },
  reply: (reply) => scope.postMessage(reply, reply.outcome === 'answer' ? listBuffers(reply.answer) : []),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
  now: () => performance.now(),
});

scope.onmessage = ({ data }) => mailbox.receive(data);
