import type { CalculationInput } from '@quietsite/contracts';
import { PreviewCore } from './preview-core.ts';
import type { PreviewCall, PreviewReply, PreviewRequest } from './preview-protocol.ts';

interface MailboxEnvironment {
  readonly load: (projectId: number, signal: AbortSignal) => Promise<CalculationInput>;
  readonly reply: (reply: PreviewReply) => void;
  /** Yields to the event loop, so that messages posted in the meantime are received. */
  readonly pause: () => Promise<void>;
  readonly now: () => number;
}

/** Of these, only the newest request matters. Other requests wait while a project is reopened. */
const SUPERSEDABLE: ReadonlySet<PreviewCall> = new Set(['open', 'edit', 'day', 'exceedingDays']);
/** How long a count or a search runs before other requests are handled. */
const SLICE_MILLISECONDS = 20;

/** Receives and processes requests: edits before questions, and no obsolete ones. */
export class PreviewMailbox {
  readonly #environment: MailboxEnvironment;
  #queue: PreviewRequest[] = [];
  #isWorking = false;
  #core: PreviewCore | null = null;
  #loading = new AbortController();

  constructor(environment: MailboxEnvironment) {
    this.#environment = environment;
  }

  receive(request: PreviewRequest): void {
    const isSuperseded = (other: PreviewRequest) => other.call === request.call && SUPERSEDABLE.has(request.call);
    for (const { id } of this.#queue.filter(isSuperseded)) this.#environment.reply({ id, outcome: 'overtaken' });
    this.#queue = [...this.#queue.filter((other) => !isSuperseded(other)), request];
    if (request.call === 'open') this.#loading.abort();
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    await this.#environment.pause();
    for (let next = this.#takeNext(); next !== undefined; next = this.#takeNext()) {
      try {
        await this.#perform(next);
      } catch (error) {
        this.#environment.reply({ id: next.id, outcome: 'failed', code: codeOf(error) });
      }
      await this.#environment.pause();
    }
    this.#isWorking = false;
  }

  /** An edit goes before questions that arrived earlier. */
  #takeNext(): PreviewRequest | undefined {
    const order: readonly (PreviewCall | null)[] = ['open', 'edit', null];
    for (const call of order) {
      const index = this.#queue.findIndex((request) => call === null || request.call === call);
      if (index >= 0) return this.#queue.splice(index, 1)[0];
    }
    return undefined;
  }

  async #perform(request: PreviewRequest): Promise<void> {
    if (request.call === 'open') return this.#open(request.id, request.projectId);
    if (this.#core === null) throw new Error('nothing is open');
    const { reply, now } = this.#environment;
    const { id } = request;
    if (request.call === 'edit') return reply({ id, outcome: 'answer', answer: this.#core.edit(request.edit) });
    const end = now() + SLICE_MILLISECONDS;
    if (request.call === 'advise') {
      const answer = this.#core.advise(request.wish, request.isEnough, () => now() > end);
      return reply({ id, outcome: 'answer', answer });
    }
    if (request.call === 'exceedingDays') {
      // The progress is kept: the request goes to the end of the queue.
      if (this.#core.continueCounting(() => now() > end)) {
        this.#queue.push(request);
        return;
      }
    }
    reply({ id, outcome: 'answer', answer: this.#core.answer(request) });
  }

  async #open(id: number, projectId: number): Promise<void> {
    const { load, reply } = this.#environment;
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    // Otherwise levels of the project as stored before could be mistaken for current ones.
    this.#core = null;
    const input = await load(projectId, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (signal.aborted || input === null) return reply({ id, outcome: 'overtaken' });
    this.#core = new PreviewCore(input.snapshot);
    reply({ id, outcome: 'answer', answer: input.revision });
  }
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : 'REFUSED';
}
