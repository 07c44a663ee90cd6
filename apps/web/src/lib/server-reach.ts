/** Whether the server responds; outside React because every request reports to it. */
class ServerReach {
  #isLost = false;
  readonly #listeners = new Set<() => void>();

  isLost = (): boolean => this.#isLost;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  report(isLost: boolean): void {
    if (isLost === this.#isLost) return;
    this.#isLost = isLost;
    for (const listener of this.#listeners) listener();
  }
}

export const serverReach = new ServerReach();
