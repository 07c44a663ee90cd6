/** As long as a dialog needs to be gone. */
const CLOSING_MILLISECONDS = 200;

/** What had the focus may be gone with its row: whoever works by keyboard goes on in the dialog or panel around it. */
export function rescueFocus(): void {
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const places = document.querySelectorAll<HTMLElement>('main section h2[tabindex="-1"], [role="dialog"]');
    [...places].at(-1)?.focus({ preventScroll: true });
  }, CLOSING_MILLISECONDS);
}
