import type { CommentAnchor } from '@quietsite/contracts';
import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readAnchor } from './anchor-address.ts';

/** Brings the field of a new comment into sight and the focus into it. */
export function focusCommentField(panel: HTMLElement | null): void {
  const field = panel?.querySelector<HTMLElement>('[data-comment]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** The subject is taken once, so that asking again for the same one is a new request. */
function withoutSubject(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('about');
  return next;
}

/** The subject of a comment that was asked for elsewhere, also while the review is open. */
export function useCommentRequest(panel: RefObject<HTMLElement | null>): CommentAnchor | null {
  const [query, setQuery] = useSearchParams();
  const about = query.get('about');
  useEffect(() => {
    if (about === null) return;
    focusCommentField(panel.current);
    setQuery(withoutSubject, { replace: true });
  }, [about, panel, setQuery]);
  return readAnchor(about);
}
