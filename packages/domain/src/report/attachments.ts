/** Of one project, beside its supporting files. */
export const MAX_ATTACHMENTS = 100;
