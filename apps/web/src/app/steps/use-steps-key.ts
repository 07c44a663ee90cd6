import { useEffect } from 'react';

/** Where a letter is typed, or answers a question. */
const OWN_KEYS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable="true"], [role="dialog"][aria-modal], [role="grid"], [role="listbox"], [role="menu"], [data-front]';

/** S shows and hides the steps, except while typing. */
export function useStepsKey(isOn: boolean, toggle: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
      if (key.toLowerCase() !== 's' || ctrlKey || metaKey || altKey || shiftKey || repeat) return;
      if (event.defaultPrevented || (target instanceof Element && target.closest(OWN_KEYS))) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn, toggle]);
}
