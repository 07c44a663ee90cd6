import { type RefObject, useEffect } from 'react';
import { stepRow } from '../../lib/lone-key.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';

export interface DeskKeys {
  /** Called to show a case on the map, or to return from the map to the list. */
  readonly onMap: (projectId: number) => void;
  readonly onAssign: (projectId: number) => void;
  readonly onHelp: () => void;
}

/** In these elements, letters are text or already have a function. */
const OWN_KEYS = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]';
const KEYS = ['j', 'k', 'a', 'm', '?'] as const;
export type DeskKey = (typeof KEYS)[number];

/** The Inbox shortcut of a key event; null if a modifier is held or text is being typed. */
export function readDeskKey({
  key,
  target,
  ...held
}: Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>): DeskKey | null {
  if (held.ctrlKey || held.metaKey || held.altKey) return null;
  if (typeof Element !== 'undefined' && target instanceof Element && target.closest(OWN_KEYS)) return null;
  return KEYS.find((one) => one === key.toLowerCase()) ?? null;
}

/**
 * J and K go to the next and previous row, A assigns, M shows the row on the map, ? lists the keys. Active only while
 * the focus is in the list: dictation or a stray key elsewhere must not trigger them (WCAG 2.1.4).
 */
export function useDeskKeys(list: RefObject<HTMLElement | null>, keys: DeskKeys): void {
  const latest = useLatestRef(keys);
  useEffect(() => {
    let last: HTMLElement | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.defaultPrevented ? null : readDeskKey(event);
      if (key === null) return;
      const { activeElement } = document;
      if (key === 'm' && activeElement?.id === 'map' && last?.isConnected) {
        event.preventDefault();
        last.focus();
      }
      if (!list.current?.contains(activeElement)) return;
      event.preventDefault();
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')];
      const row = activeElement?.closest('[data-case]');
      const current = rows.findIndex((one) => row?.contains(one));
      last = rows[current] ?? last;
      act(key, rows, current, latest.current);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list, latest]);
}

function act(key: DeskKey, rows: readonly HTMLElement[], current: number, keys: DeskKeys): void {
  const projectId = Number(rows[current]?.closest<HTMLElement>('[data-case]')?.dataset.case ?? 0);
  if (key === '?') keys.onHelp();
  else if (key === 'j' || key === 'k') rows[stepRow(rows.length, current, key === 'j' ? 1 : -1)]?.focus();
  else if (projectId > 0) (key === 'a' ? keys.onAssign : keys.onMap)(projectId);
}
