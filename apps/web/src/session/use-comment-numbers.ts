import type { ReviewComment } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reviewQuery } from './project-queries.ts';
import { useOpenProject } from './use-open-project.ts';

/** The numbers of the open threads on each place: '1, 3'. */
export interface CommentNumbers {
  readonly receivers: ReadonlyMap<number, string>;
  readonly rows: ReadonlyMap<number, string>;
  readonly sections: ReadonlyMap<string, string>;
}

const isOpenThread = ({ parentId, resolvedAt }: ReviewComment) => parentId === null && resolvedAt === null;

export function numberPlaces(comments: readonly ReviewComment[]): CommentNumbers {
  const open = comments.filter(isOpenThread);
  const collect = <Place>(placeOf: (comment: ReviewComment) => Place | null) => {
    const numbers = new Map<Place, string>();
    for (const comment of open) {
      const place = placeOf(comment);
      const known = place === null ? undefined : numbers.get(place);
      if (place !== null) numbers.set(place, known ? `${known}, ${comment.number}` : String(comment.number));
    }
    return numbers;
  };
  return {
    receivers: collect(({ anchor }) => (anchor.kind === 'receiver' ? anchor.pointId : null)),
    rows: collect(({ anchor }) => (anchor.kind === 'row' ? anchor.rowId : null)),
    sections: collect(({ anchor }) => (anchor.kind === 'section' ? anchor.section : null)),
  };
}

const NONE: readonly ReviewComment[] = [];

/** Comments on the open project; empty until something was submitted. */
function useComments(): readonly ReviewComment[] {
  const project = useOpenProject().data;
  const isSubmitted = project !== undefined && project.status !== 'Created';
  return useQuery({ ...reviewQuery(project?.id ?? 0), enabled: isSubmitted }).data?.comments ?? NONE;
}

export function useCommentNumbers(): CommentNumbers {
  const comments = useComments();
  return useMemo(() => numberPlaces(comments), [comments]);
}

/** The first comments of unresolved threads. */
export function useOpenThreads(): readonly ReviewComment[] {
  const comments = useComments();
  return useMemo(() => comments.filter(isOpenThread), [comments]);
}
