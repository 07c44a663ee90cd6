import { nameProjectFile } from '@quietsite/domain';
import { useOpenProject } from '../../session/use-open-project.ts';

/** The file name of a document of the open project: project, version and document (REPORT-61). */
export function useFileName(document: string): string {
  const project = useOpenProject().data;
  return project ? nameProjectFile(project, document, 'pdf') : `${document}.pdf`;
}
