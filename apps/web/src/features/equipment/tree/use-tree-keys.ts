import { type KeyboardEvent, useRef } from 'react';
import { findTyped, moveInTree, type TreeMove } from './activity-keys.ts';
import type { TreeLine } from './activity-lines.ts';

/** Letters typed within this time form one search. */
const TYPING_MILLISECONDS = 700;

/** Tree keys, and type-ahead to the line that starts with the typed letters. */
export function useTreeKeys(lines: readonly TreeLine[], stopKey: string | null, act: (move: TreeMove) => void) {
  const typed = useRef({ text: '', at: 0 });
  const moveByLetter = (pressed: string): TreeMove | null => {
    if (pressed.length !== 1 || pressed === ' ') return null;
    const now = performance.now();
    const text = now - typed.current.at < TYPING_MILLISECONDS ? typed.current.text + pressed : pressed;
    typed.current = { text, at: now };
    const key = findTyped(lines, stopKey, text);
    return key === null ? null : { kind: 'go', key };
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveInTree(lines, stopKey, event.key) ?? moveByLetter(event.key);
    if (!move) return;
    event.preventDefault();
    act(move);
  };
}
