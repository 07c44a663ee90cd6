import type { PreviewCall, PreviewCalls, PreviewReply } from './preview-protocol.ts';

/** The part of a Worker that is used. */
export interface WorkerPort {
  postMessage(request: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<PreviewReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** code: the server's code, REFUSED for an inconsistent edit, or WORKER for a crashed worker. */
export class PreviewFailure extends Error {
  override readonly name = 'PreviewFailure';
  readonly code: string;

  constructor(code: string) {
    super(`the preview failed: ${code}`);
    this.code = code;
  }
}

interface PendingRequest {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: PreviewFailure) => void;
}

/** The page's side of the worker: requests as promises. */
export class PreviewClient {
  readonly #worker: WorkerPort;
  readonly #pending = new Map<number, PendingRequest>();
  #nextId = 1;
  #isBroken = false;

  constructor(worker: WorkerPort) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#break();
    };
    worker.onmessageerror = () => this.#break();
  }

  /** Null if a newer request made the answer obsolete. */
  ask<Call extends PreviewCall>(
    call: Call,
    request: PreviewCalls[Call]['ask'],
  ): Promise<PreviewCalls[Call]['answer'] | null> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      if (this.#isBroken) return reject(new PreviewFailure('WORKER'));
      this.#pending.set(id, { resolve: resolve as PendingRequest['resolve'], reject });
      this.#worker.postMessage({ id, call, ...request });
    });
  }

  /** Pending requests stay unanswered. */
  close(): void {
    this.#pending.clear();
    this.#worker.terminate();
  }

  #resolve(reply: PreviewReply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.outcome === 'failed') pending?.reject(new PreviewFailure(reply.code));
    else pending?.resolve((reply.outcome === 'answer' ? reply.answer : null) as never);
  }

  #break(): void {
    this.#isBroken = true;
    for (const { reject } of this.#pending.values()) reject(new PreviewFailure('WORKER'));
    this.#pending.clear();
  }
}

export function startPreviewClient(): PreviewClient {
  return new PreviewClient(new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' }));
}
