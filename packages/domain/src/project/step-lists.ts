/** The steps of a project, in the order of the work. */
export const STEPS = ['information', 'site', 'schedule', 'equipment', 'levels', 'mitigation', 'report'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_STATES = ['complete', 'missing', 'outOfDate', 'exceeds', 'waits'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** The reasons why a step is incomplete. HAND_IN is only ever the next thing to do. */
export const STEP_CODES = [
  'FIELDS_MISSING',
  'NO_ZONES',
  'NO_SCHEDULE',
  'NO_EQUIPMENT',
  'TASKS_WITHOUT_EQUIPMENT',
  'PROOF_MISSING',
  'NO_RECEIVERS',
  'NOT_CALCULATED',
  'LEVELS_OUT_OF_DATE',
  'NO_RECEIVERS_SELECTED',
  'EXCEEDS',
  'BORDERLINE',
  'RETURNED',
  'REASON_MISSING',
  'ASSESSMENT_UNANSWERED',
  'PERMITS_UNANSWERED',
  'MONITORING_EMPTY',
  'PREPARED_EMPTY',
  'VERSION_EMPTY',
  'MOVED_WITHOUT_DOCUMENTS',
  'EMAIL_MISSING',
  'ROLE_MISSING',
  'DOCUMENTS_MISSING',
  'SAMPLE_PROJECT',
  'HAND_IN',
] as const;
export type StepCode = (typeof STEP_CODES)[number];

/** The screens on which something is fixed. */
export const STEP_SCREENS = [
  'editProject',
  'equipment',
  'calculate',
  'select',
  'mitigation',
  'report',
  'review',
  'newProject',
] as const;
