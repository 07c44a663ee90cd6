/** The work that is saved automatically. */
export interface AutosavedWork {
  readonly isDirty: () => boolean;
  /** True while a decision by the user is pending. */
  readonly isWaiting: () => boolean;
  /** True once stored. */
  readonly save: () => Promise<boolean>;
}

/** Pause in typing before a save, to avoid one per letter. */
export const PAUSE_MILLISECONDS = 1_200;

/**
 * Saves after a pause in typing, and at once when a step ends (Q121). One save at a time, repeated if more was typed.
 * After a failure or a conflict it waits for the user and never overwrites another user's text.
 */
export class Autosave {
  readonly #work: AutosavedWork;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;

  constructor(work: AutosavedWork) {
    this.#work = work;
  }

  /** Called whenever the user types. */
  onTyped(): void {
    clearTimeout(this.#timer);
    if (!this.#work.isWaiting()) this.#timer = setTimeout(() => void this.flush(), PAUSE_MILLISECONDS);
  }

  /** True once everything typed is stored. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#save().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #save(): Promise<boolean> {
    while (this.#work.isDirty()) if (!(await this.#work.save())) return false;
    return true;
  }
}
