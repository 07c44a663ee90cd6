/** Time for a dialog to close. */
const CLOSING_MILLISECONDS = 200;
const POLL_MILLISECONDS = 100;
/** By then the row is gone, even on a slow machine. */
const GONE_MILLISECONDS = 1_500;

/** The dialog or panel on top. */
const findPanel = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main section h2[tabindex="-1"], [role="dialog"]')].at(-1);

/** If the focused element is removed with its row, moves the focus to the target, by default the panel. */
export function restoreFocus(findTarget: () => HTMLElement | null | undefined = findPanel): void {
  setTimeout(focusOnceLost, CLOSING_MILLISECONDS, findTarget, performance.now() + GONE_MILLISECONDS);
}

function focusOnceLost(findTarget: () => HTMLElement | null | undefined, until: number): void {
  if (document.activeElement === null || document.activeElement === document.body)
    findTarget()?.focus({ preventScroll: true });
  else if (performance.now() < until) setTimeout(focusOnceLost, POLL_MILLISECONDS, findTarget, until);
}
