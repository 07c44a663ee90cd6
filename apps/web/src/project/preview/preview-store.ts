import type { DayString } from '@quietsite/domain';
import { Store } from '../../lib/store.ts';
import { type LevelMap, toLevelMap } from '../../workers/level-map.ts';
import { type PreviewClient, PreviewFailure } from '../../workers/preview-client.ts';
import { isNoEdit, NO_EDIT, type SnapshotEdit } from '../../workers/preview-protocol.ts';

export interface PreviewState {
  /** off: no project that can be calculated is open. failed: only stored levels are available. */
  readonly status: 'off' | 'opening' | 'ready' | 'failed';
  /** Increases with every calculation: answers for an earlier one are requested again. */
  readonly version: number;
  /** True if something that levels depend on is edited and not saved. */
  readonly isEdited: boolean;
  /** True if the edit is inconsistent; the levels are then those before the edit. */
  readonly isRefused: boolean;
  readonly isCalculating: boolean;
  readonly levels: LevelMap | null;
  /** The days of the project (M-50). */
  readonly firstDay: DayString | null;
  readonly lastDay: DayString | null;
  /** The day shown; null for the highest levels over all days. */
  readonly day: DayString | null;
  readonly dayLevels: LevelMap | null;
  /** The day of these levels: still the previous one while those of the next day are loading. */
  readonly dayOfLevels: DayString | null;
}

const OFF: PreviewState = {
  ...{ status: 'off', version: 0, isEdited: false, isRefused: false, isCalculating: false },
  ...{ levels: null, firstDay: null, lastDay: null, day: null, dayLevels: null, dayOfLevels: null },
};

/** The preview of the open project: the worker's latest results and current work. */
export class PreviewStore extends Store<PreviewState> {
  #client: PreviewClient | null = null;
  #edit = NO_EDIT;
  #opened: { readonly projectId: number; readonly revision: number } | null = null;
  readonly #startClient: () => PreviewClient;

  constructor(startClient: () => PreviewClient) {
    super(OFF);
    this.#startClient = startClient;
  }

  get client(): PreviewClient | null {
    return this.#client;
  }

  start(): void {
    this.#client = this.#startClient();
    this.#change({ ...OFF, version: this.state.version, status: 'opening' });
  }

  stop(): void {
    this.#client?.close();
    this.#client = null;
    this.#edit = NO_EDIT;
    this.#opened = null;
    this.#change({ ...OFF, version: this.state.version });
  }

  /** Loads the stored state; until then the previous levels remain. */
  open(projectId: number, revision: number): void {
    const client = this.#client;
    this.#opened = { projectId, revision };
    if (client === null) return;
    this.#change({ status: this.state.levels === null ? 'opening' : 'ready', isCalculating: true });
    client.ask('open', { projectId, revision }).catch(() => this.#fail(client));
    void this.#askEdit(client);
  }

  /** Starts a new worker, since the old one may be the cause of the failure. */
  retry = (): void => {
    this.#client?.close();
    this.#client = this.#startClient();
    if (this.#opened) this.open(this.#opened.projectId, this.#opened.revision);
  };

  edit(edit: SnapshotEdit): void {
    if (edit === this.#edit) return;
    this.#edit = edit;
    this.#change({ isEdited: !isNoEdit(edit), isRefused: false });
    if (this.#client && this.state.status !== 'failed') void this.#askEdit(this.#client);
  }

  setDay = (day: DayString | null): void => {
    if (day === this.state.day) return;
    this.#change(day === null ? { day, dayLevels: null, dayOfLevels: null } : { day });
    if (day !== null && this.#client) void this.#askDay(this.#client, day);
  };

  async #askEdit(client: PreviewClient): Promise<void> {
    this.#change({ isCalculating: true });
    try {
      const levels = await client.ask('edit', { edit: this.#edit });
      if (levels === null || client !== this.#client) return;
      const { table, firstDay, lastDay } = levels;
      const version = this.state.version + 1;
      this.#change({ status: 'ready', version, levels: toLevelMap(table), firstDay, lastDay, isCalculating: false });
      if (this.state.day !== null) await this.#askDay(client, this.state.day);
    } catch (error) {
      if (client !== this.#client || this.state.status === 'failed') return;
      if (error instanceof PreviewFailure && error.code === 'REFUSED')
        this.#change({ isRefused: true, isCalculating: false });
      else this.#fail(client);
    }
  }

  async #askDay(client: PreviewClient, day: DayString): Promise<void> {
    const table = await client.ask('day', { day }).catch(() => null);
    if (table !== null && client === this.#client && this.state.day === day)
      this.#change({ dayLevels: toLevelMap(table), dayOfLevels: day });
  }

  #fail(client: PreviewClient): void {
    if (client !== this.#client) return;
    this.#change({
      status: 'failed',
      isCalculating: false,
      levels: null,
      day: null,
      dayLevels: null,
      dayOfLevels: null,
    });
  }

  #change(changes: Partial<PreviewState>): void {
    const keys = Object.keys(changes) as (keyof PreviewState)[];
    if (keys.every((key) => Object.is(changes[key], this.state[key]))) return;
    this.set({ ...this.state, ...changes });
  }
}
