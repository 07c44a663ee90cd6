import { useEffect } from 'react';
import { useLatestRef } from '../use-latest-ref.ts';

interface UndoKeys {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Elements that handle these keys themselves, including dialogs. */
const OWN_KEYS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable="true"], [role="dialog"][aria-modal]';

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): keyof UndoKeys | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y for the draft of one window. */
export function useUndoKeys(isOn: boolean, keys: UndoKeys): void {
  const latest = useLatestRef(keys);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event);
      const isElsewhere = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
      if (step === null || event.defaultPrevented || isElsewhere) return;
      event.preventDefault();
      latest.current[step]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn, latest]);
}
