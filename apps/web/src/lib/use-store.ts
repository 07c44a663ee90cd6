import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The state of a store. With `pick` only a part of it, so that other changes do not re-render the component. */
export function useStore<State>(store: Store<State>): State;
export function useStore<State, Part>(store: Store<State>, pick: (state: State) => Part): Part;
export function useStore<State>(store: Store<State>, pick?: (state: State) => unknown): unknown {
  const read = pick ? () => pick(store.read()) : store.read;
  return useSyncExternalStore(store.subscribe, read, read);
}
