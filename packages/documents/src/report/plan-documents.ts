import { listDocumentDefaults, PLAN_DOCUMENTS, type PlanSource, type ReportInput } from '@quietsite/domain';
import type { DocumentChoice } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

/** REPORT-27. */
export function buildDocuments(
  source: PlanSource,
  input: ReportInput,
  { documents }: ReportWords = english,
): DocumentChoice[] {
  const defaults = listDocumentDefaults(source, input);
  return PLAN_DOCUMENTS.map((document) => {
    const [text, place] = documents[document];
    return { text, place, isTicked: input.documents[document] ?? defaults[document] };
  });
}
