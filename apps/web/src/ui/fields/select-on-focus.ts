import type { FocusEvent, MouseEvent } from 'react';

type Input = HTMLInputElement;

/** Fields that a press is about to focus. */
const pressed = new WeakSet<Input>();

/** Typing replaces the value. A press sets the caret after the focus, so the text is selected again when it ends. */
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
