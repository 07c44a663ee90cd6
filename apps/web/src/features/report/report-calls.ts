import {
  type DocumentKind,
  documentListSchema,
  documentSchema,
  type PlanTableName,
  type ReportDraft,
  type ReportDraftChange,
  reportDraftSchema,
  reportSchema,
  type Submit,
  submissionSchema,
} from '@quietsite/contracts';
import type { ReportInput } from '@quietsite/domain';
import { queryOptions } from '@tanstack/react-query';
import { requestFile, requestJson, requestNothing } from '../../lib/api-client.ts';
import { attachmentsPath } from '../../project/materials/attachments.ts';
import { documentListKey } from '../../session/project-events.tsx';
import { projectKey } from '../../session/project-queries.ts';

const pathOf = (projectId: number) => `/api/projects/${projectId}`;

export const reportQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'report'],
    queryFn: ({ signal }) => requestJson(`${pathOf(projectId)}/report`, reportSchema, { signal }),
  });

export const documentsQuery = (projectId: number) =>
  queryOptions({
    queryKey: documentListKey(projectId),
    queryFn: ({ signal }) => requestJson(`${pathOf(projectId)}/documents`, documentListSchema, { signal }),
  });

export const putReport = (projectId: number, change: ReportDraftChange): Promise<ReportDraft> =>
  requestJson(`${pathOf(projectId)}/report/draft`, reportDraftSchema, { method: 'PUT', body: change });

/** Prints the typed text as pages. */
export const printPreview = (projectId: number, input: ReportInput, signal: AbortSignal): Promise<Blob> =>
  requestFile(`${pathOf(projectId)}/report/preview`, { method: 'POST', body: { input }, signal });

export const orderDocument = (projectId: number, kind: DocumentKind) =>
  requestJson(`${pathOf(projectId)}/documents`, documentSchema, { method: 'POST', body: { kind } });

export const documentFile = (documentId: number) => `/api/documents/${documentId}/file`;

export const tableFile = (projectId: number, table: PlanTableName, format: 'csv' | 'xlsx') =>
  `${pathOf(projectId)}/tables/${table}?format=${format}`;

export const attachmentFile = (projectId: number, attachmentId: number) =>
  `${attachmentsPath(projectId)}/${attachmentId}`;

export const removeAttachment = (projectId: number, attachmentId: number) =>
  requestNothing(attachmentFile(projectId, attachmentId), { method: 'DELETE' });

export const submitReport = (projectId: number, body: Submit, signal: AbortSignal) =>
  requestJson(`${pathOf(projectId)}/submission`, submissionSchema, { method: 'POST', body, signal });
