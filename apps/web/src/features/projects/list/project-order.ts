import type { ProjectSummary } from '@quietsite/contracts';
import { type Sorting, type SortValue, sortRows } from '../../../ui/sort-rows.ts';

/** What the list is sorted by, by column of the table. */
export const sortValues = {
  title: (project) => project.title,
  commencement: (project) => project.commencementDate,
  completion: (project) => project.completionDate,
  modified: (project) => project.modifiedAt,
} as const satisfies Record<string, (project: ProjectSummary) => SortValue>;

export type SortColumn = keyof typeof sortValues;

export const isSortColumn = (text: string): text is SortColumn => Object.hasOwn(sortValues, text);

export function sortProjects(projects: readonly ProjectSummary[], sorting: Sorting | null): readonly ProjectSummary[] {
  if (!sorting || !isSortColumn(sorting.columnId)) return projects;
  return sortRows(projects, sortValues[sorting.columnId], sorting.isDescending);
}
