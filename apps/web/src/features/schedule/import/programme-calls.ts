import { programmeFileSchema } from '@quietsite/contracts';
import { type UploadOptions, uploadFile } from '../../../lib/api-client.ts';

/** The server reads the file and returns its contents. Nothing is stored. */
export const readProgrammeFile = (projectId: number, file: File, options: UploadOptions) =>
  uploadFile(`/api/projects/${projectId}/schedule/reading`, programmeFileSchema, file, options);

/** The address of a template with the zone names (SCHED-02, SCHED-03). */
export const templatePath = (projectId: number, format: 'csv' | 'xlsx'): string =>
  `/api/projects/${projectId}/schedule/template.${format}`;
