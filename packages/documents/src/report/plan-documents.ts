import {
  listDocumentDefaults,
  PLAN_DOCUMENTS,
  type PlanDocument,
  type PlanSource,
  type ReportInput,
} from '@quietsite/domain';
import type { DocumentChoice } from './report-model.ts';

const NAMES: Readonly<Record<PlanDocument, readonly [text: string, place: string]>> = {
  quieter: ['Quieter construction method and equipment', 'Section 8'],
  impacts: ['Construction noise impacts and compliance', 'Section 12; Appendices B and C'],
  measures: ['Construction noise mitigation measures', 'Section 9'],
  monitoring: ['Noise monitoring plan', 'Section 13'],
  schedule: ['Construction work schedule', 'Section 10; Appendix A-1'],
  layout: ['Site layout map with noise sensitive receivers', 'Appendix A-2'],
};

/** REPORT-27. */
export function buildDocuments(source: PlanSource, input: ReportInput): DocumentChoice[] {
  const defaults = listDocumentDefaults(source, input);
  return PLAN_DOCUMENTS.map((document) => {
    const [text, place] = NAMES[document];
    return { text, place, isTicked: input.documents[document] ?? defaults[document] };
  });
}
