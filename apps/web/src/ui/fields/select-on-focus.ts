import type { FocusEvent, MouseEvent } from 'react';

type Input = HTMLInputElement;

/** Fields about to be focused by a pointer press. */
const pressed = new WeakSet<Input>();

/**
 * Selects the value on focus, so that typing replaces it. A press places the caret after the focus event, so the text
 * is selected again on release.
 */
export const selectOnFocus = {
  onFocus: ({ currentTarget }: FocusEvent<Input>) => currentTarget.select(),
  onMouseDown: ({ currentTarget }: MouseEvent<Input>) => {
    if (document.activeElement !== currentTarget) pressed.add(currentTarget);
  },
  onMouseUp: ({ currentTarget }: MouseEvent<Input>) => {
    const isPlainPress = currentTarget.selectionStart === currentTarget.selectionEnd;
    if (pressed.delete(currentTarget) && isPlainPress) currentTarget.select();
  },
};
