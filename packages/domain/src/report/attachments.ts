/** Per project, in addition to its supporting files. */
export const MAX_ATTACHMENTS = 100;
