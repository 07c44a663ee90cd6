import { type PlanDocumentKind, planDocumentNames, type SubmissionFile } from '@quietsite/contracts';

const kinds = Object.keys(planDocumentNames) as readonly PlanDocumentKind[];

/** Which document of the plan a file of a submission is; null for what people attached and what comes with it. */
export function kindOfFile({ kind, name }: Pick<SubmissionFile, 'kind' | 'name'>): PlanDocumentKind | null {
  if (kind !== 'document') return null;
  return kinds.find((candidate) => `${planDocumentNames[candidate]}.pdf` === name) ?? null;
}
