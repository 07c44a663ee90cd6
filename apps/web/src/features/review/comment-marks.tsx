import type { ReviewComment } from '@quietsite/contracts';
import { useMemo } from 'react';
import { CommentLayer } from '../../map/layers/comment-layer.tsx';
import { OnMap } from '../../map/view/map-holder.tsx';
import { numberPlaces } from '../../session/use-comment-numbers.ts';
import { useProjectMap } from '../../session/use-open-project.ts';

interface CommentMarksProps {
  readonly comments: readonly ReviewComment[];
  readonly chosenId: number | null;
}

/** The numbers of open comments at their receivers on the map. */
export function CommentMarks({ comments, chosenId }: CommentMarksProps) {
  const receivers = useProjectMap().data?.receivers;
  const pins = useMemo(() => {
    const numbers = numberPlaces(comments).receivers;
    return (receivers ?? []).flatMap(({ pointId, position }) => {
      const own = numbers.get(pointId);
      if (own === undefined) return [];
      const here = comments.filter(({ anchor }) => anchor.kind === 'receiver' && anchor.pointId === pointId);
      return {
        ...{ position, numbers: own, isDraft: here.some(({ isDraft }) => isDraft) },
        isChosen: here.some(({ id }) => id === chosenId),
      };
    });
  }, [receivers, comments, chosenId]);
  return (
    <OnMap>
      <CommentLayer pins={pins} />
    </OnMap>
  );
}
