import type { CommentAnchor } from '@quietsite/contracts';

/** The sections of the report in order; a review comment refers to a section by its name here. */
export const reportSections = [
  'general',
  'information',
  'permits',
  'assessment',
  'triggers',
  'documents',
  'additional',
  'signatures',
  'measures',
  'schedule',
  'compliance',
  'history',
  'monitoring',
  'engagement',
  'complaints',
] as const;
export type ReportSection = (typeof reportSections)[number];

export const isReportSection = (text: string | null): text is ReportSection =>
  reportSections.some((section) => section === text);

/** Receivers and equipment rows are printed in these sections. */
const PRINTED_IN = { receiver: 'compliance', row: 'schedule' } as const satisfies Record<string, ReportSection>;

/** The section that prints the subject of a comment. Null for the plan as a whole, and for an unknown section. */
export function sectionOf(anchor: CommentAnchor): ReportSection | null {
  if (anchor.kind === 'plan') return null;
  if (anchor.kind !== 'section') return PRINTED_IN[anchor.kind];
  return isReportSection(anchor.section) ? anchor.section : null;
}
