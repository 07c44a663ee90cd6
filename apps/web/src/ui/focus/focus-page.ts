import { type RefObject, useEffect, useState } from 'react';
import { returnFocus } from './focus-return.ts';

/** A closing dialog is gone by then, even on a slow machine; one that stays longer was opened by the user. */
const CLOSING_MILLISECONDS = 4_000;
const POLL_MILLISECONDS = 100;

/** True if a dialog is open that does not contain the element. */
const isBehindDialog = (element: Element): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some((dialog) => !dialog.contains(element));

/**
 * Moves the keyboard focus into an opened page. A page that loads late leaves the focus in a dialog opened meanwhile; a
 * closing dialog is waited for.
 */
export function focusPage(element: HTMLElement | null): void {
  if (element) takeFocus(element, performance.now() + CLOSING_MILLISECONDS);
}

function takeFocus(element: HTMLElement, until: number): void {
  if (!element.isConnected) return;
  if (!isBehindDialog(element)) element.focus({ preventScroll: true });
  if (document.activeElement === element || performance.now() > until) return;
  setTimeout(takeFocus, POLL_MILLISECONDS, element, until);
}

/** The left menu button of the current page, and the first enabled one. */
const CURRENT_BUTTON = '[data-menu][aria-current="page"]';
const FIRST_BUTTON = '[data-menu]:not(:disabled)';
/** Without an open project there is no left menu, but always a place in the header. */
const FIRST_PLACE = '[data-place]';

/** Moves the focus into a page and, once it is closed, back to its opener, its button in the left menu or the header. */
export function usePageFocus(heading: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    focusPage(heading.current);
    const current = document.querySelector(CURRENT_BUTTON);
    return () =>
      returnFocus(() => [opener, current, ...[FIRST_BUTTON, FIRST_PLACE].map((one) => document.querySelector(one))]);
  }, [heading, opener]);
}
