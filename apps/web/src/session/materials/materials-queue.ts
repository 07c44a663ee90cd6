import type { SupportMaterial } from '@quietsite/contracts';
import { findMaterialFault } from '@quietsite/domain';
import { ApiError } from '../../lib/api-error.ts';

export interface MaterialUpload<Stored = SupportMaterial> {
  readonly key: number;
  /** Of the row it was chosen for, which need not be the one that is shown when it ends; 0 where there are no rows. */
  readonly rowId: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed' | 'stored';
  /** As far as it is sent (EQUIP-46). */
  readonly percent: number;
  readonly error: unknown;
  readonly material: Stored | null;
}

type Send<Stored> = (
  file: File,
  options: { readonly onProgress: (percent: number) => void; readonly signal: AbortSignal },
) => Promise<Stored>;

/** There is no room for another file. */
export type FullFault = 'ROW_FULL' | 'REPORT_FULL';

const refused = (reason: string) => new ApiError({ code: 'FILE_REFUSED', message: reason, details: { reason } });

/**
 * Files on their way, one after the other, so that a slow line finishes some of them. It outlives the panel that shows
 * it; a file that failed is kept, so that it can be tried again without being looked for.
 */
export class MaterialQueue<Stored = SupportMaterial> {
  readonly #send: Send<Stored>;
  readonly #listeners = new Set<() => void>();
  readonly #controllers = new Map<number, AbortController>();
  #uploads: readonly MaterialUpload<Stored>[] = [];
  #lastKey = 0;

  constructor(send: Send<Stored>) {
    this.#send = send;
  }

  read = (): readonly MaterialUpload<Stored>[] => this.#uploads;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What can be seen to be wrong is not sent. `places`: how many files more there can be. */
  add(rowId: number, files: readonly File[], places: number, fullFault: FullFault = 'ROW_FULL'): void {
    const added = files.map((file, index): MaterialUpload<Stored> => {
      const fault = index < places ? findMaterialFault(file) : fullFault;
      const upload = { key: ++this.#lastKey, rowId, file, percent: 0, material: null };
      return fault
        ? { ...upload, state: 'failed', error: refused(fault) }
        : { ...upload, state: 'waiting', error: null };
    });
    this.#set([...this.#uploads, ...added]);
    this.#next();
  }

  retry(key: number): void {
    this.#change(key, { state: 'waiting', percent: 0, error: null });
    this.#next();
  }

  /** Takes it off the list, and stops it if it is on its way. */
  drop(key: number): void {
    this.#controllers.get(key)?.abort();
    this.#set(this.#uploads.filter((upload) => upload.key !== key));
    this.#next();
  }

  #next(): void {
    if (this.#uploads.some(({ state }) => state === 'sending')) return;
    const upload = this.#uploads.find(({ state }) => state === 'waiting');
    if (upload) void this.#run(upload);
  }

  async #run({ key, file }: MaterialUpload<Stored>): Promise<void> {
    const controller = new AbortController();
    this.#controllers.set(key, controller);
    this.#change(key, { state: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => this.#change(key, { percent });
      const material = await this.#send(file, { onProgress, signal: controller.signal });
      this.#change(key, { state: 'stored', percent: 100, material });
    } catch (error) {
      this.#change(key, { state: 'failed', error });
    }
    this.#controllers.delete(key);
    this.#next();
  }

  /** One that was taken off the list in the meantime stays off. */
  #change(key: number, change: Partial<MaterialUpload<Stored>>): void {
    this.#set(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }

  #set(uploads: readonly MaterialUpload<Stored>[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
