import { type RefObject, useEffect } from 'react';
import { type PressedKey, readLoneKey } from '../../lib/lone-key.ts';
import { readId } from '../../lib/routes.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { stepThread, type Thread } from './threads.ts';
import type { ChosenThread } from './use-chosen-thread.ts';

interface ReviewKeys {
  /** In list order. */
  readonly threads: readonly Thread[];
  readonly chosen: ChosenThread;
  /** Starts a comment on the selected item. */
  readonly onComment: () => void;
}

/** Whether the key is a single letter or bracket that is not typed into a field. */
export const isReviewKey = (event: PressedKey): boolean => readLoneKey(['c', 'r', '[', ']'], event) !== null;

/**
 * C comments, R replies, [ and ] go to the previous and next thread. Active only while the focus is in the panel:
 * dictation or a stray key elsewhere must not trigger them (WCAG 2.1.4).
 */
export function useReviewKeys(panel: RefObject<HTMLElement | null>, keys: ReviewKeys): void {
  const latest = useLatestRef(keys);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const own = panel.current?.closest('section');
      if (event.defaultPrevented || !isReviewKey(event) || !own?.contains(document.activeElement)) return;
      event.preventDefault();
      const { threads, chosen, onComment } = latest.current;
      // The address follows the focus with a delay, so the next key may already have been pressed.
      const current =
        readId(document.activeElement?.closest<HTMLElement>('[data-thread]')?.dataset.thread) ?? chosen.id;
      const focusIn = (id: number | null, selector: string) =>
        own.querySelector<HTMLElement>(`[data-thread="${id}"] ${selector}`)?.focus();
      if (event.key.toLowerCase() === 'c') onComment();
      else if (event.key.toLowerCase() === 'r') focusIn(current, '[data-reply]');
      else focusIn(stepThread(threads, current, event.key === ']' ? 1 : -1)?.first.id ?? null, '[data-head]');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [panel, latest]);
}
