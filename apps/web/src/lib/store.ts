/**
 * State outside React that only its class changes. Components read it with `useStore`. This file does not import React,
 * because workers load it too.
 */
export abstract class Store<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  read = (): State => this.#state;

  /** Returns a function that ends the subscription. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected get state(): State {
    return this.#state;
  }

  /** Setting the same state again notifies no one. */
  protected set(state: State): void {
    if (Object.is(state, this.#state)) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** A store that anyone may change. */
export class OpenStore<State> extends Store<State> {
  override set(state: State): void {
    super.set(state);
  }
}
