/** A box that scrolls must be reachable by keyboard. */
export const keyboardScroll = { tabIndex: 0 } as const;
