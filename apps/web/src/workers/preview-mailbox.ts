import type { CalculationInput } from '@quietsite/contracts';
import { PreviewCore } from './preview-core.ts';
import type { PreviewCall, PreviewReply, PreviewRequest } from './preview-protocol.ts';

interface Surroundings {
  readonly load: (projectId: number, signal: AbortSignal) => Promise<CalculationInput>;
  readonly reply: (reply: PreviewReply) => void;
  /** Lets in messages that arrived meanwhile. */
  readonly pause: () => Promise<void>;
  readonly now: () => number;
}

/** Only the newest request of each of these counts. */
const OVERTAKABLE: ReadonlySet<PreviewCall> = new Set(['edit', 'day', 'exceedingDays']);
/** How long a count or a search runs before other requests are let in. */
const SLICE_MILLISECONDS = 20;

/** Receives and processes requests: edits before questions, and no obsolete ones. */
export class PreviewMailbox {
  readonly #surroundings: Surroundings;
  #waiting: PreviewRequest[] = [];
  #isWorking = false;
  #core: PreviewCore | null = null;
  #loading = new AbortController();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  receive(request: PreviewRequest): void {
    const isOvertaken = (other: PreviewRequest) =>
      request.call === 'open' || (other.call === request.call && OVERTAKABLE.has(request.call));
    for (const { id } of this.#waiting.filter(isOvertaken)) this.#surroundings.reply({ id, outcome: 'overtaken' });
    this.#waiting = [...this.#waiting.filter((other) => !isOvertaken(other)), request];
    if (request.call === 'open') this.#loading.abort();
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    await this.#surroundings.pause();
    for (let next = this.#take(); next !== undefined; next = this.#take()) {
      try {
        await this.#perform(next);
      } catch (error) {
        this.#surroundings.reply({ id: next.id, outcome: 'failed', code: codeOf(error) });
      }
      await this.#surroundings.pause();
    }
    this.#isWorking = false;
  }

  /** An edit goes before questions that arrived earlier. */
  #take(): PreviewRequest | undefined {
    const order: readonly (PreviewCall | null)[] = ['open', 'edit', null];
    for (const call of order) {
      const index = this.#waiting.findIndex((request) => call === null || request.call === call);
      if (index >= 0) return this.#waiting.splice(index, 1)[0];
    }
    return undefined;
  }

  async #perform(request: PreviewRequest): Promise<void> {
    if (request.call === 'open') return this.#open(request.id, request.projectId);
    if (this.#core === null) throw new Error('nothing is open');
    const { reply, now } = this.#surroundings;
    const { id } = request;
    if (request.call === 'edit') return reply({ id, outcome: 'answer', answer: this.#core.edit(request.edit) });
    const end = now() + SLICE_MILLISECONDS;
    if (request.call === 'advise') {
      const answer = this.#core.advise(request.wish, request.isEnough, () => now() > end);
      return reply({ id, outcome: 'answer', answer });
    }
    if (request.call === 'exceedingDays') {
      // The progress is kept: the request goes to the end of the queue.
      if (this.#core.countOn(() => now() > end)) {
        this.#waiting.push(request);
        return;
      }
    }
    reply({ id, outcome: 'answer', answer: this.#core.answer(request) });
  }

  async #open(id: number, projectId: number): Promise<void> {
    const { load, reply } = this.#surroundings;
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    // Levels of the old stored project could be taken for current ones.
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
