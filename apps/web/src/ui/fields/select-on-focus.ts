import type { FocusEvent } from 'react';

/** Typing replaces the value. A click sets the caret only after the focus, so the text is selected after that. */
export const selectOnFocus = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => requestAnimationFrame(() => currentTarget.select()),
};
