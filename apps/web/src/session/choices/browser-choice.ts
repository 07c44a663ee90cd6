import { OpenStore } from '../../lib/store.ts';

/** What each user of this browser chose; the default without a user or without storage. */
export class BrowserChoice<Value extends string> extends OpenStore<ReadonlyMap<number, Value>> {
  readonly #name: string;
  readonly #values: readonly Value[];
  readonly #usual: Value;

  constructor(name: string, values: readonly Value[], usual: Value) {
    super(new Map());
    this.#name = name;
    this.#values = values;
    this.#usual = usual;
  }

  of(userId: number | undefined): Value {
    if (userId === undefined) return this.#usual;
    return this.read().get(userId) ?? this.#readStored(userId);
  }

  choose(userId: number, value: Value): void {
    this.set(new Map(this.read()).set(userId, value));
    try {
      localStorage.setItem(this.#keyOf(userId), value);
    } catch {
      // The choice then lasts until the page is closed.
    }
  }

  #keyOf(userId: number): string {
    return `quietsite.${this.#name}.${userId}`;
  }

  #readStored(userId: number): Value {
    try {
      const stored = localStorage.getItem(this.#keyOf(userId));
      return this.#values.find((value) => value === stored) ?? this.#usual;
    } catch {
      return this.#usual;
    }
  }
}
