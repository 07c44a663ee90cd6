import { programmeFileSchema } from '@quietsite/contracts';
import { type UploadOptions, uploadFile } from '../../../lib/api-client.ts';

/** The server reads the file and tells what is in it; nothing is stored by that. */
export const readProgrammeFile = (projectId: number, file: File, options: UploadOptions) =>
  uploadFile(`/api/projects/${projectId}/schedule/reading`, programmeFileSchema, file, options);

/** Where a template with the names of the zones is (SCHED-02, SCHED-03). */
export const templatePath = (projectId: number, format: 'csv' | 'xlsx'): string =>
  `/api/projects/${projectId}/schedule/template.${format}`;
