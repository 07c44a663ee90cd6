import { useEffect, useRef } from 'react';

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** An item of a menu goes with its menu, which may still be fading out. */
function canTakeFocus(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && !element.matches('body, :disabled, [role="menu"] *');
}

/** To the first of them that can take it, unless somebody has it. */
export function returnFocus(listTargets: () => readonly (Element | null)[]): void {
  // The menu is enabled again in the same turn, but after this.
  setTimeout(() => {
    if (isFocusLost()) listTargets().find(canTakeFocus)?.focus({ preventScroll: true });
  });
}

/**
 * Gives the focus back to what had it before, once the thing that took it is gone. When that is gone too,
 * the element of the selector takes it. Whoever moved the focus elsewhere in the meantime keeps it.
 */
export function useFocusReturn(isOpen: boolean, fallback?: string): void {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // During rendering: a button that opens a dialog may be disabled, and so lose the focus, once it is shown.
  if (isOpen && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = isOpen;
  useEffect(() => {
    if (!isOpen) return;
    return () => returnFocus(() => [opener.current, fallback ? document.querySelector(fallback) : null]);
  }, [isOpen, fallback]);
}
