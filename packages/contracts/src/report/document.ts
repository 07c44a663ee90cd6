import { z } from 'zod';

export const documentKinds = ['summary', 'report', 'appendix-a', 'appendix-b', 'appendix-c', 'appendix-d'] as const;
export type DocumentKind = (typeof documentKinds)[number];
/** The parts of a submission and their file names (REPORT-10, REPORT-11, U53). */
export const planDocumentNames = {
  report: 'Report',
  'appendix-a': 'Appendix A',
  'appendix-b': 'Appendix B',
  'appendix-c': 'Appendix C',
  'appendix-d': 'Appendix D',
} as const satisfies Partial<Record<DocumentKind, string>>;
export type PlanDocumentKind = keyof typeof planDocumentNames;

export const createDocumentSchema = z.object({ kind: z.enum(documentKinds) });

export const documentSchema = z.object({
  id: z.int(),
  projectId: z.int(),
  runId: z.int(),
  kind: z.enum(documentKinds),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  /** 0 to 1. */
  progress: z.number(),
  errorCode: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  /** Null if not printed. */
  pageCount: z.int().nullable(),
  /** Revision of the text a report was printed from; null for other documents. */
  draftRevision: z.int().nullable(),
  /** Printed from the current run, and in the case of a report from the current text. */
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ProjectDocument = z.infer<typeof documentSchema>;
/** The newest document of each kind. */
export const documentListSchema = z.array(documentSchema);

export const documentParametersSchema = z.object({ documentId: z.coerce.number().int().positive() });
