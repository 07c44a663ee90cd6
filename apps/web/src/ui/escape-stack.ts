import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface Layer {
  /** Undefined: Escape is swallowed, as during a save. */
  readonly onEscape: (() => void) | undefined;
  /** A modal blocks the left menu; a docked panel or the receiver popup does not (Q61). */
  readonly isModal: boolean;
  /** A page or panel of the stage: loaded late, it still lies below a dialog that was opened meanwhile. */
  readonly isPage?: boolean;
}

/** What is open, in the order in which it lies; Escape goes to the last one only. */
export class LayerStack {
  #layers: readonly Layer[] = [];
  readonly #listeners = new Set<() => void>();

  open(layer: Layer): () => void {
    const below = layer.isPage ? this.#layers.findIndex((other) => other.isModal) : -1;
    this.#change(this.#layers.toSpliced(below < 0 ? this.#layers.length : below, 0, layer));
    return () => this.#change(this.#layers.filter((other) => other !== layer));
  }

  /** True when some layer took the key. */
  escape(): boolean {
    const top = this.#layers.at(-1);
    top?.onEscape?.();
    return top !== undefined;
  }

  hasModal = (): boolean => this.#layers.some((layer) => layer.isModal);

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(layers: readonly Layer[]): void {
    this.#layers = layers;
    for (const listener of this.#listeners) listener();
  }
}

const stack = new LayerStack();

export function listenForEscape(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && stack.escape())
      event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Puts a layer on the stack while `isOpen`; the newest handler is always the one called. */
export function useLayer(isOpen: boolean, { onEscape, isModal, isPage = false }: Layer): void {
  const handler = useRef(onEscape);
  useEffect(() => {
    handler.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return;
    return stack.open({ onEscape: () => handler.current?.(), isModal, isPage });
  }, [isOpen, isModal, isPage]);
}

export function useIsModalOpen(): boolean {
  return useSyncExternalStore(stack.subscribe, stack.hasModal);
}
