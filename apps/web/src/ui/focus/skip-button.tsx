import classes from './skip-button.module.css';

const STOPS = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** The next Tab stop after an element, in the same dialog or page. */
function findNext(element: Element): HTMLElement | undefined {
  const place = element.closest('[role="dialog"], main') ?? document;
  return [...place.querySelectorAll<HTMLElement>(STOPS)].find(
    (stop) =>
      (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
      !element.contains(stop) &&
      stop.tabIndex >= 0 &&
      stop.checkVisibility(),
  );
}

interface SkipButtonProps {
  readonly label: string;
  /** The element to skip, found from the button. */
  readonly past: (button: HTMLElement) => Element | null;
}

/** Skips many Tab stops at once. Visible only when focused by keyboard. */
export function SkipButton({ label, past }: SkipButtonProps) {
  const skip = (button: HTMLElement) => {
    const skipped = past(button);
    if (skipped) findNext(skipped)?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={classes.skip} onClick={(event) => skip(event.currentTarget)}>
      {label}
    </button>
  );
}
