import {
  type CommentAnchor,
  comparisonSchema,
  type Decision,
  type NewComment,
  reviewCommentSchema,
  reviewSchema,
} from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';

const pathOf = (projectId: number) => `/api/projects/${projectId}`;

/** Two frozen bundles: what they differ in never changes. */
export const comparisonQuery = (beforeId: number, afterId: number) =>
  queryOptions({
    queryKey: ['submissions', afterId, 'comparison', beforeId],
    queryFn: ({ signal }) =>
      requestJson(`/api/submissions/${afterId}/comparison?with=${beforeId}`, comparisonSchema, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const submissionFile = (submissionId: number, fileId: number) =>
  `/api/submissions/${submissionId}/files/${fileId}`;

export const addComment = (projectId: number, body: NewComment) =>
  requestJson(`${pathOf(projectId)}/comments`, reviewCommentSchema, { method: 'POST', body });

export const resolveComment = (projectId: number, commentId: number, isResolved: boolean) =>
  requestJson(`${pathOf(projectId)}/comments/${commentId}`, reviewCommentSchema, {
    method: 'PATCH',
    body: { isResolved },
  });

export const decide = (projectId: number, body: Decision) =>
  requestJson(`${pathOf(projectId)}/decision`, reviewSchema, { method: 'POST', body });

export type AnchorKind = CommentAnchor['kind'];
