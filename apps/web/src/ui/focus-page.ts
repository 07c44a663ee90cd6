import { type RefObject, useEffect, useState } from 'react';
import { returnFocus } from './focus-return.ts';

/** As long as a dialog needs to be gone, and a little more. */
const CLOSING_MILLISECONDS = 250;

/** A dialog is on the screen that the element is no part of. */
const isBehindDialog = (element: Element): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some((dialog) => !dialog.contains(element));

/**
 * Whoever opened a page by keyboard goes on inside it. A page that was long in coming leaves the focus in a dialog
 * that was opened meanwhile; one that is just closing is waited for.
 */
export function focusPage(element: HTMLElement | null): void {
  if (!element) return;
  const take = () => {
    if (element.isConnected && !isBehindDialog(element)) element.focus({ preventScroll: true });
  };
  take();
  if (document.activeElement !== element) setTimeout(take, CLOSING_MILLISECONDS);
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
