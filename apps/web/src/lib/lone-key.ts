export type PressedKey = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** In these elements, letters are text or already have a function. */
const TYPING = 'input, textarea, select, [contenteditable="true"], [role="listbox"]';

const isTyping = (target: EventTarget | null) =>
  typeof Element !== 'undefined' && target instanceof Element && target.matches(TYPING);

/** Which of the keys is pressed alone and not typed into a field. */
export function readLoneKey<Key extends string>(
  keys: readonly Key[],
  { key, target, ...held }: PressedKey,
): Key | null {
  if (held.ctrlKey || held.metaKey || held.altKey || isTyping(target)) return null;
  return keys.find((one) => one === key.toLowerCase()) ?? null;
}

/** The index of the next row, or of the first one if none has the focus; stops at both ends. */
export const stepRow = (count: number, current: number, step: 1 | -1): number =>
  current < 0 ? 0 : Math.min(count - 1, Math.max(0, current + step));
