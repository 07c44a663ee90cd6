/** A scrollable box must be reachable by keyboard. */
export const keyboardScroll = { tabIndex: 0 } as const;
