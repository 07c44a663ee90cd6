import type { CommentAnchor } from '@quietsite/contracts';
import { readId, routes } from '../../lib/routes.ts';

/** The subject of a new comment, in the address: 'receiver:12', 'row:7', 'section:permits'. */
export function readAnchor(text: string | null): CommentAnchor | null {
  if (text === 'plan') return { kind: 'plan' };
  const [kind, value = ''] = text?.split(':') ?? [];
  const id = readId(value);
  if (kind === 'receiver' && id !== null) return { kind, pointId: id };
  if (kind === 'row' && id !== null) return { kind, rowId: id };
  return kind === 'section' && value !== '' ? { kind, section: value } : null;
}

export function writeAnchor(anchor: CommentAnchor): string {
  switch (anchor.kind) {
    case 'plan':
      return 'plan';
    case 'receiver':
      return `receiver:${anchor.pointId}`;
    case 'row':
      return `row:${anchor.rowId}`;
    case 'section':
      return `section:${anchor.section}`;
  }
}

export const commentPath = (anchor: CommentAnchor): string => `${routes.review}?about=${writeAnchor(anchor)}`;

/**
 * The target of a comment: the receiver on the map, the activity of the row or the section of the report. Null if there
 * is none.
 */
export function targetOf(
  anchor: CommentAnchor,
  taskOfRow: (rowId: number) => number | undefined,
): { readonly path: string; readonly receiverId?: number } | null {
  switch (anchor.kind) {
    case 'plan':
      return null;
    case 'receiver':
      return { path: routes.review, receiverId: anchor.pointId };
    case 'row': {
      const taskId = taskOfRow(anchor.rowId);
      return {
        path: taskId === undefined ? routes.equipment : `${routes.equipment}?activity=${taskId}&row=${anchor.rowId}`,
      };
    }
    case 'section':
      return { path: `${routes.report}?section=${anchor.section}` };
  }
}
