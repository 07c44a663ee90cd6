/** Time for a dialog to close. */
const CLOSING_MILLISECONDS = 200;

/** If the focused element was removed with its row, moves the focus to the surrounding dialog or panel. */
export function rescueFocus(): void {
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const places = document.querySelectorAll<HTMLElement>('main section h2[tabindex="-1"], [role="dialog"]');
    [...places].at(-1)?.focus({ preventScroll: true });
  }, CLOSING_MILLISECONDS);
}
