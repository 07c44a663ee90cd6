import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isAskingBeforeLoss, isTextInDialog, isTextInPanel } from '../typed-text.ts';

export interface Layer {
  /** Undefined: Escape is swallowed, as during a save. */
  readonly onEscape: (() => void) | undefined;
  /** A modal blocks the left menu; a docked panel or the receiver popup does not (Q61). */
  readonly isModal: boolean;
  /** A page or panel of the stage: loaded late, it still lies below a dialog that was opened meanwhile. */
  readonly isPage?: boolean;
  /** A form that is neither a dialog nor a page: what is typed into it is not lost by Escape either. */
  readonly holdsText?: boolean;
  /** Stores what is typed as it is typed, or asks by itself. */
  readonly keepsText?: boolean;
}

/** Is there text that would be lost with a layer? */
export type IsTextAtRisk = (layer: Layer) => boolean;

/** What is open, in the order in which it lies; Escape goes to the last one only. */
export class LayerStack {
  #layers: readonly Layer[] = [];
  readonly #listeners = new Set<() => void>();

  open(layer: Layer): () => void {
    const below = layer.isPage ? this.#layers.findIndex((other) => other.isModal) : -1;
    this.#change(this.#layers.toSpliced(below < 0 ? this.#layers.length : below, 0, layer));
    return () => this.#change(this.#layers.filter((other) => other !== layer));
  }

  /** Whether some layer took the key, or kept what is typed into it instead of closing. */
  escape(isTextAtRisk: IsTextAtRisk = () => false): 'nothing' | 'taken' | 'kept' {
    const top = this.#layers.at(-1);
    if (!top) return 'nothing';
    if (isTextAtRisk(top)) return 'kept';
    top.onEscape?.();
    return 'taken';
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

/** Text in a dialog, or in a panel that does not ask before it goes. A menu or popup above them is closed as ever. */
function isTextAtRisk({ isModal, isPage, holdsText, keepsText }: Layer): boolean {
  if (keepsText) return false;
  if (isModal) return isTextInDialog();
  return (isPage === true || holdsText === true) && isTextInPanel() && !isAskingBeforeLoss();
}

/** A list that is open under the field that has the focus: its own Escape closes it, and that is all. */
const isListOpen = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('[aria-haspopup="listbox"][aria-expanded="true"], [role="combobox"][aria-expanded="true"]');

/** Tells what became of text that Escape would have lost. */
export function listenForEscape(onTextKept: () => void): () => void {
  let wasListOpen = false;
  // Before the list hears of the key: afterwards it is closed already.
  const onCapture = (event: KeyboardEvent) => {
    wasListOpen = event.key === 'Escape' && isListOpen(event.target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const outcome = wasListOpen ? 'taken' : stack.escape(isTextAtRisk);
    if (outcome !== 'nothing') event.preventDefault();
    if (outcome === 'kept') onTextKept();
  };
  document.addEventListener('keydown', onCapture, true);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onCapture, true);
    document.removeEventListener('keydown', onKeyDown);
  };
}

/** Puts a layer on the stack while `isOpen`; the newest handler is always the one called. */
export function useLayer(isOpen: boolean, layer: Layer): void {
  const { onEscape, isModal, isPage = false, holdsText = false, keepsText = false } = layer;
  const handler = useRef(onEscape);
  useEffect(() => {
    handler.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return;
    return stack.open({ onEscape: () => handler.current?.(), isModal, isPage, holdsText, keepsText });
  }, [isOpen, isModal, isPage, holdsText, keepsText]);
}

export function useIsModalOpen(): boolean {
  return useSyncExternalStore(stack.subscribe, stack.hasModal);
}
