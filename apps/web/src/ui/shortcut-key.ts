import { useEffect } from 'react';
import { useLatestRef } from './use-latest-ref.ts';

/** Elements in which a letter is typed or answers a question. */
const OWN_KEYS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable="true"], [role="dialog"][aria-modal], [role="grid"], [role="listbox"], [role="menu"], [data-front]';

/** A single key of the whole page, except while typing. Signs may need Shift on some keyboards, letters do not. */
export function useShortcutKey(letter: string, isOn: boolean, act: () => void): void {
  const latest = useLatestRef(act);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
      if (key.toLowerCase() !== letter || ctrlKey || metaKey || altKey || repeat) return;
      if (shiftKey && letter >= 'a') return;
      if (event.defaultPrevented || (target instanceof Element && target.closest(OWN_KEYS))) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [letter, isOn, latest]);
}
