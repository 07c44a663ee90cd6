import { useEffect, useRef } from 'react';

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** A menu item disappears with its menu, which may still be fading out. */
function canTakeFocus(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && !element.matches('body, :disabled, [role="menu"] *');
}

/** Focuses the first target that can take it, unless the focus is somewhere already. */
export function returnFocus(listTargets: () => readonly (Element | null)[]): void {
  // The menu is enabled again in the same tick, but after this.
  setTimeout(() => {
    if (isFocusLost()) listTargets().find(canTakeFocus)?.focus({ preventScroll: true });
  });
}

/**
 * Returns the focus to the previously focused element once the layer that took it is gone. If that element is gone too,
 * the element of the selector takes it. If the user has moved the focus meanwhile, it stays.
 */
export function useFocusReturn(isOpen: boolean, fallback?: string): void {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // During rendering: a button that opens a dialog may be disabled once the dialog is shown, and so lose the focus.
  if (isOpen && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = isOpen;
  useEffect(() => {
    if (!isOpen) return;
    return () => returnFocus(() => [opener.current, fallback ? document.querySelector(fallback) : null]);
  }, [isOpen, fallback]);
}
