import { useEffect } from 'react';
import { Store } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';
import { isAskingBeforeLoss, isTextInDialog, isTextInPanel } from '../typed-text.ts';
import { useLatestRef } from '../use-latest-ref.ts';

export interface Layer {
  /** If undefined, Escape is ignored, as during a save. */
  readonly onEscape: (() => void) | undefined;
  /** A modal blocks the left menu; a docked panel or the receiver popup does not (Q61). */
  readonly isModal: boolean;
  /** A page or panel of the stage. Even if loaded late, it goes below a dialog opened meanwhile. */
  readonly isPage?: boolean;
  /** A form that is neither a dialog nor a page: Escape must not discard its text either. */
  readonly holdsText?: boolean;
  /** Saves text as it is typed, or asks by itself. */
  readonly keepsText?: boolean;
}

/** Whether closing a layer would lose text. */
export type IsTextAtRisk = (layer: Layer) => boolean;

/** The open layers from bottom to top; Escape goes only to the top one. */
export class LayerStack extends Store<readonly Layer[]> {
  constructor() {
    super([]);
  }

  open(layer: Layer): () => void {
    const below = layer.isPage ? this.state.findIndex((other) => other.isModal) : -1;
    this.set(this.state.toSpliced(below < 0 ? this.state.length : below, 0, layer));
    return () => this.set(this.state.filter((other) => other !== layer));
  }

  /** Whether a layer handled the key, or stayed open to keep its typed text. */
  escape(isTextAtRisk: IsTextAtRisk = () => false): 'nothing' | 'taken' | 'kept' {
    const top = this.state.at(-1);
    if (!top) return 'nothing';
    if (isTextAtRisk(top)) return 'kept';
    top.onEscape?.();
    return 'taken';
  }

  hasModal = (): boolean => this.state.some((layer) => layer.isModal);
}

const stack = new LayerStack();

/** Text in a dialog, or in a panel that does not ask before closing. A menu or popup above them closes as usual. */
function isTextAtRisk({ isModal, isPage, holdsText, keepsText }: Layer): boolean {
  if (keepsText) return false;
  if (isModal) return isTextInDialog();
  return (isPage === true || holdsText === true) && isTextInPanel() && !isAskingBeforeLoss();
}

/** True if a list is open under the focused field: Escape then only closes the list. */
const isListOpen = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('[aria-haspopup="listbox"][aria-expanded="true"], [role="combobox"][aria-expanded="true"]');

/** Reports that text was kept instead of being discarded by Escape. */
export function listenForEscape(onTextKept: () => void): () => void {
  let wasListOpen = false;
  // Runs before the list handles the key and closes.
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

/** Puts a layer on the stack while `isOpen`; always calls the latest handler. */
export function useLayer(isOpen: boolean, layer: Layer): void {
  const { onEscape, isModal, isPage = false, holdsText = false, keepsText = false } = layer;
  const handler = useLatestRef(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    return stack.open({ onEscape: () => handler.current?.(), isModal, isPage, holdsText, keepsText });
  }, [isOpen, isModal, isPage, holdsText, keepsText, handler]);
}

export const useIsModalOpen = (): boolean => useStore(stack, stack.hasModal);
