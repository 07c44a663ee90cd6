import type { CommentAnchor } from '@quietsite/contracts';
import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readAnchor } from './anchor-address.ts';

/** Scrolls the field of a new comment into view and focuses it. */
export function focusCommentField(panel: HTMLElement | null): void {
  const field = panel?.querySelector<HTMLElement>('[data-comment]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Removes the subject once it is read, so that requesting the same one again is a new request. */
function withoutSubject(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('about');
  return next;
}

/** The subject of a comment requested elsewhere, even while the review is open. */
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
