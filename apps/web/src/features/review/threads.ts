import type { CommentAnchor, ReviewComment } from '@quietsite/contracts';
import { reportSections, sectionOf } from '../../lib/report-sections.ts';

/** A comment with its replies. */
export interface Thread {
  readonly first: ReviewComment;
  readonly replies: readonly ReviewComment[];
}

/** Threads in document order, each with its replies in order. */
export function listThreads(comments: readonly ReviewComment[]): readonly Thread[] {
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((first) => ({ first, replies: comments.filter(({ parentId }) => parentId === first.id) }))
    .sort(
      (one, other) => placeOf(one.first.anchor) - placeOf(other.first.anchor) || one.first.number - other.first.number,
    );
}

/** The plan as a whole comes first; items inside a section follow the section itself. */
function placeOf(anchor: CommentAnchor): number {
  if (anchor.kind === 'plan') return -1;
  const section = sectionOf(anchor);
  if (section === null) return reportSections.length;
  return reportSections.indexOf(section) + (anchor.kind === 'section' ? 0 : 0.5);
}

export const isOpen = ({ first }: Thread): boolean => first.resolvedAt === null;

/** Whether the other side wrote last: the team replied to the authority, or the authority to the team. */
export function isAnswered({ first, replies }: Thread): boolean {
  const last = replies.findLast(({ isDraft }) => !isDraft);
  return last !== undefined && last.isByAuthority !== first.isByAuthority;
}

/** Everything that the user has not sent yet. */
export const listDrafts = (comments: readonly ReviewComment[]): readonly ReviewComment[] =>
  comments.filter(({ isDraft }) => isDraft);

/** Open threads, sent or not. */
export const countOpen = (comments: readonly ReviewComment[]): number => listThreads(comments).filter(isOpen).length;

/** Open threads sent earlier, without a draft by the user. */
export const listOpenBefore = (comments: readonly ReviewComment[]): readonly Thread[] =>
  listThreads(comments).filter(
    (thread) => isOpen(thread) && ![thread.first, ...thread.replies].some(({ isDraft }) => isDraft),
  );

/** The previous or next thread of the list, wrapping around; the first if none is selected. */
export function stepThread(threads: readonly Thread[], chosenId: number | null, step: 1 | -1): Thread | undefined {
  const index = threads.findIndex(({ first }) => first.id === chosenId);
  if (index < 0) return step === 1 ? threads[0] : threads.at(-1);
  return threads[(index + step + threads.length) % threads.length];
}
