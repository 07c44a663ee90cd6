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
