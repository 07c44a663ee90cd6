import { type PlanDocumentKind, planDocumentNames, type SubmissionFile } from '@quietsite/contracts';

const kinds = Object.keys(planDocumentNames) as readonly PlanDocumentKind[];

/** The document kind of a submission file, or null for attachments and accompanying files. */
export function kindOfFile({ kind, name }: Pick<SubmissionFile, 'kind' | 'name'>): PlanDocumentKind | null {
  if (kind !== 'document') return null;
  return kinds.find((candidate) => `${planDocumentNames[candidate]}.pdf` === name) ?? null;
}
