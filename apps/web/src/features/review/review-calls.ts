import {
  type CommentAnchor,
  type CommentChange,
  comparisonSchema,
  type Decision,
  type NewComment,
  type NewReply,
  reviewCommentSchema,
  reviewSchema,
} from '@quietsite/contracts';
import type { Language } from '@quietsite/domain';
import { briefSchema } from '@quietsite/domain/schemas';
import { queryOptions } from '@tanstack/react-query';
import { requestJson, requestNothing } from '../../lib/api-client.ts';

const BRIEF_STALE_MILLISECONDS = 300_000;

const pathOf = (projectId: number) => `/api/projects/${projectId}`;

/** Most of it is frozen; new neighbours and damaged files may appear later. */
export const briefQuery = (submissionId: number) =>
  queryOptions({
    queryKey: ['submissions', submissionId, 'brief'],
    queryFn: ({ signal }) => requestJson(`/api/submissions/${submissionId}/brief`, briefSchema, { signal }),
    staleTime: BRIEF_STALE_MILLISECONDS,
  });

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

export const addReply = (projectId: number, commentId: number, body: NewReply) =>
  requestJson(`${pathOf(projectId)}/comments/${commentId}/replies`, reviewCommentSchema, { method: 'POST', body });

export const changeComment = (projectId: number, commentId: number, body: CommentChange) =>
  requestJson(`${pathOf(projectId)}/comments/${commentId}`, reviewCommentSchema, { method: 'PATCH', body });

export const discardDraft = (projectId: number, commentId: number) =>
  requestNothing(`${pathOf(projectId)}/comments/${commentId}`, { method: 'DELETE' });

export const sendDrafts = (projectId: number) =>
  requestJson(`${pathOf(projectId)}/comments/sending`, reviewSchema, { method: 'POST' });

export const decide = (projectId: number, body: Decision) =>
  requestJson(`${pathOf(projectId)}/decision`, reviewSchema, { method: 'POST', body });

export type AnchorKind = CommentAnchor['kind'];
