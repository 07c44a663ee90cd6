/** Time for a dialog to close. */
const CLOSING_MILLISECONDS = 200;
const LOOK_MILLISECONDS = 100;
/** By then the row is gone, even on a slow machine. */
const GONE_MILLISECONDS = 1_500;

/** The dialog or panel on top. */
const findPanel = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main section h2[tabindex="-1"], [role="dialog"]')].at(-1);

/** If the focused element is removed with its row, moves the focus to the place found, by default to the panel around. */
export function restoreFocus(findPlace: () => HTMLElement | null | undefined = findPanel): void {
  setTimeout(look, CLOSING_MILLISECONDS, findPlace, performance.now() + GONE_MILLISECONDS);
}

function look(findPlace: () => HTMLElement | null | undefined, until: number): void {
  if (document.activeElement === null || document.activeElement === document.body)
    findPlace()?.focus({ preventScroll: true });
  else if (performance.now() < until) setTimeout(look, LOOK_MILLISECONDS, findPlace, until);
}
