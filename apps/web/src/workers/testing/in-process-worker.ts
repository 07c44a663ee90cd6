import type { CalculationInput } from '@quietsite/contracts';
import type { WorkerPort } from '../preview-client.ts';
import { PreviewMailbox } from '../preview-mailbox.ts';
import type { PreviewReply } from '../preview-protocol.ts';

/** Runs the worker's code on this thread: messages are copied, as between threads. */
export class InProcessWorker implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  onmessageerror: WorkerPort['onmessageerror'] = null;
  isEnded = false;
  readonly replies: PreviewReply[] = [];
  readonly #mailbox: PreviewMailbox;

  constructor(load: (projectId: number, signal: AbortSignal) => Promise<CalculationInput>) {
    this.#mailbox = new PreviewMailbox({
      load,
      reply: (reply) => this.#answer(structuredClone(reply)),
      pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
      now: () => performance.now(),
    });
  }

  postMessage(request: unknown): void {
    this.#mailbox.receive(structuredClone(request) as Parameters<PreviewMailbox['receive']>[0]);
  }

  terminate(): void {
    this.isEnded = true;
  }

  #answer(reply: PreviewReply): void {
    this.replies.push(reply);
    if (!this.isEnded) this.onmessage?.({ data: reply } as MessageEvent<PreviewReply>);
  }
}
