/** Of one project, beside its supporting files. */
export const MOST_ATTACHMENTS = 100;
