import { z } from 'zod';

export const documentKinds = ['summary'] as const;
export const createDocumentSchema = z.object({ kind: z.enum(documentKinds) });

export const documentSchema = z.object({
  id: z.int(),
  projectId: z.int(),
  runId: z.int(),
  kind: z.enum(documentKinds),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  errorCode: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  createdAt: z.iso.datetime(),
});
export type ProjectDocument = z.infer<typeof documentSchema>;

export const documentParametersSchema = z.object({ documentId: z.coerce.number().int().positive() });
