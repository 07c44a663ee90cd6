import { type RefObject, useEffect } from 'react';
import { readLoneKey } from '../../../lib/lone-key.ts';

const steps = { j: 'next', k: 'previous' } as const;

/**
 * J and K press the arrows, as they go through the rows of the Inbox. Active only while the focus is in the panel or
 * page of the case: dictation or a stray key elsewhere must not trigger them (WCAG 2.1.4).
 */
export function useCaseKeys(nav: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.defaultPrevented ? null : readLoneKey(['j', 'k'], event);
      const arrow = key && nav.current?.querySelector<HTMLElement>(`[data-step="${steps[key]}"]`);
      if (!arrow?.closest('section')?.contains(document.activeElement)) return;
      event.preventDefault();
      // What has the focus may belong to this case only; the arrow stays for the next key.
      arrow.focus();
      arrow.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [nav]);
}
