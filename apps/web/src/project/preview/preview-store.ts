import type { DayString } from '@quietsite/domain';
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
  /** True if the edit is inconsistent; the levels are those before it. */
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
export class PreviewStore {
  readonly #listeners = new Set<() => void>();
  #state = OFF;
  #client: PreviewClient | null = null;
  #edit = NO_EDIT;
  #opened: { readonly projectId: number; readonly revision: number } | null = null;
  readonly #startClient: () => PreviewClient;

  constructor(startClient: () => PreviewClient) {
    this.#startClient = startClient;
  }

  read = (): PreviewState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get client(): PreviewClient | null {
    return this.#client;
  }

  start(): void {
    this.#client = this.#startClient();
    this.#set({ ...OFF, version: this.#state.version, status: 'opening' });
  }

  stop(): void {
    this.#client?.close();
    this.#client = null;
    this.#edit = NO_EDIT;
    this.#opened = null;
    this.#set({ ...OFF, version: this.#state.version });
  }

  /** Loads what is stored now; until then the previous levels stay. */
  open(projectId: number, revision: number): void {
    const client = this.#client;
    this.#opened = { projectId, revision };
    if (client === null) return;
    this.#set({ status: this.#state.levels === null ? 'opening' : 'ready', isCalculating: true });
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
    this.#set({ isEdited: !isNoEdit(edit), isRefused: false });
    if (this.#client && this.#state.status !== 'failed') void this.#askEdit(this.#client);
  }

  setDay = (day: DayString | null): void => {
    if (day === this.#state.day) return;
    this.#set(day === null ? { day, dayLevels: null, dayOfLevels: null } : { day });
    if (day !== null && this.#client) void this.#askDay(this.#client, day);
  };

  async #askEdit(client: PreviewClient): Promise<void> {
    this.#set({ isCalculating: true });
    try {
      const levels = await client.ask('edit', { edit: this.#edit });
      if (levels === null || client !== this.#client) return;
      const { table, firstDay, lastDay } = levels;
      const version = this.#state.version + 1;
      this.#set({ status: 'ready', version, levels: toLevelMap(table), firstDay, lastDay, isCalculating: false });
      if (this.#state.day !== null) await this.#askDay(client, this.#state.day);
    } catch (error) {
      if (client !== this.#client || this.#state.status === 'failed') return;
      if (error instanceof PreviewFailure && error.code === 'REFUSED')
        this.#set({ isRefused: true, isCalculating: false });
      else this.#fail(client);
    }
  }

  async #askDay(client: PreviewClient, day: DayString): Promise<void> {
    const table = await client.ask('day', { day }).catch(() => null);
    if (table !== null && client === this.#client && this.#state.day === day)
      this.#set({ dayLevels: toLevelMap(table), dayOfLevels: day });
  }

  #fail(client: PreviewClient): void {
    if (client !== this.#client) return;
    this.#set({ status: 'failed', isCalculating: false, levels: null, day: null, dayLevels: null, dayOfLevels: null });
  }

  #set(changes: Partial<PreviewState>): void {
    const keys = Object.keys(changes) as (keyof PreviewState)[];
    if (keys.every((key) => Object.is(changes[key], this.#state[key]))) return;
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
