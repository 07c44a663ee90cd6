import { type RefObject, useEffect, useState } from 'react';
import { returnFocus } from './focus-return.ts';

/** A dialog that is closing is gone by then, also on a slow machine; one that stays longer was opened by somebody. */
const CLOSING_MILLISECONDS = 1_500;
const LOOK_MILLISECONDS = 100;

/** A dialog is on the screen that the element is no part of. */
const isBehindDialog = (element: Element): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"], [data-front]')].some(
    (dialog) => !dialog.contains(element),
  );

/**
 * Whoever opened a page by keyboard goes on inside it. A page that was long in coming leaves the focus in a dialog
 * that was opened meanwhile; one that is just closing is waited for.
 */
export function focusPage(element: HTMLElement | null): void {
  if (element) takeFocus(element, performance.now() + CLOSING_MILLISECONDS);
}

function takeFocus(element: HTMLElement, until: number): void {
  if (!element.isConnected) return;
  if (!isBehindDialog(element)) element.focus({ preventScroll: true });
  if (document.activeElement === element || performance.now() > until) return;
  setTimeout(takeFocus, LOOK_MILLISECONDS, element, until);
}

/** The button of the left menu that a page belongs to, and the first of those that can be pressed. */
const OWN_BUTTON = '[data-menu][aria-current="page"]';
const FIRST_BUTTON = '[data-menu]:not(:disabled)';

/** Takes the focus into a page and, once it is closed, back to what opened it or to its place in the left menu. */
export function usePageFocus(heading: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    focusPage(heading.current);
    const own = document.querySelector(OWN_BUTTON);
    return () => returnFocus(() => [opener, own, document.querySelector(FIRST_BUTTON)]);
  }, [heading, opener]);
}
