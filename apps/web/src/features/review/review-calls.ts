import {
  type CommentAnchor,
  comparisonSchema,
  type Decision,
  type NewComment,
  reviewCommentSchema,
  reviewSchema,
} from '@quietsite/contracts';
import type { Language } from '@quietsite/domain';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';

const pathOf = (projectId: number) => `/api/projects/${projectId}`;

/** Submissions are frozen, so a comparison never changes. */
export const comparisonQuery = (beforeId: number, afterId: number, language: Language) =>
  queryOptions({
    queryKey: ['submissions', afterId, 'comparison', beforeId, language],
    queryFn: ({ signal }) =>
      requestJson(`/api/submissions/${afterId}/comparison?with=${beforeId}&language=${language}`, comparisonSchema, {
        signal,
      }),
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
