import type { SupportMaterial } from '@quietsite/contracts';
import { findMaterialFault } from '@quietsite/domain';
import { ApiError } from '../../lib/api-error.ts';
import { Store } from '../../lib/store.ts';

export interface MaterialUpload<Stored = SupportMaterial> {
  readonly key: number;
  /** The row it was chosen for, not necessarily the row shown when the upload ends; 0 if there are no rows. */
  readonly rowId: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed' | 'stored';
  /** Percentage sent (EQUIP-46). */
  readonly percent: number;
  readonly error: unknown;
  readonly material: Stored | null;
}

type Send<Stored> = (
  file: File,
  options: { readonly onProgress: (percent: number) => void; readonly signal: AbortSignal },
) => Promise<Stored>;

/** Why another file cannot be added. */
export type FullFault = 'ROW_FULL' | 'REPORT_FULL';

const refused = (reason: string) => new ApiError({ code: 'FILE_REFUSED', message: reason, details: { reason } });

/**
 * Uploads files one after the other, so that a slow connection finishes some of them. It outlives its panel. A failed
 * file stays, so that it can be tried again without choosing it again.
 */
export class MaterialQueue<Stored = SupportMaterial> extends Store<readonly MaterialUpload<Stored>[]> {
  readonly #send: Send<Stored>;
  readonly #controllers = new Map<number, AbortController>();
  #lastKey = 0;

  constructor(send: Send<Stored>) {
    super([]);
    this.#send = send;
  }

  /** Does not send files that are visibly invalid. `places`: how many more files are allowed. */
  add(rowId: number, files: readonly File[], places: number, fullFault: FullFault = 'ROW_FULL'): void {
    const added = files.map((file, index): MaterialUpload<Stored> => {
      const fault = index < places ? findMaterialFault(file) : fullFault;
      const upload = { key: ++this.#lastKey, rowId, file, percent: 0, material: null };
      return fault
        ? { ...upload, state: 'failed', error: refused(fault) }
        : { ...upload, state: 'waiting', error: null };
    });
    this.set([...this.state, ...added]);
    this.#next();
  }

  retry(key: number): void {
    this.#change(key, { state: 'waiting', percent: 0, error: null });
    this.#next();
  }

  /** Removes it from the list, and cancels it if it is uploading. */
  drop(key: number): void {
    this.#controllers.get(key)?.abort();
    this.set(this.state.filter((upload) => upload.key !== key));
    this.#next();
  }

  #next(): void {
    if (this.state.some(({ state }) => state === 'sending')) return;
    const upload = this.state.find(({ state }) => state === 'waiting');
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

  /** A file removed from the list in the meantime stays removed. */
  #change(key: number, change: Partial<MaterialUpload<Stored>>): void {
    this.set(this.state.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }
}
