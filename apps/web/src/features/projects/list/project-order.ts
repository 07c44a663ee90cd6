import type { ProjectSummary } from '@quietsite/contracts';
import { type Sorting, type SortValue, sortRows } from '../../../ui/sort-rows.ts';

/** The sort values, by table column. */
export const sortValues = {
  title: (project) => project.title,
  commencement: (project) => project.commencementDate,
  completion: (project) => project.completionDate,
  modified: (project) => project.modifiedAt,
} as const satisfies Record<string, (project: ProjectSummary) => SortValue>;

/** Sorts the cards by their worst receiver; the table does not show it. */
export const MARGIN = 'margin';
export type SortColumn = keyof typeof sortValues | typeof MARGIN;

export const isSortColumn = (text: string): text is SortColumn => text === MARGIN || Object.hasOwn(sortValues, text);

/** @param marginOf the margin of a project's worst receiver over its criterion; null if unknown. */
export function sortProjects(
  projects: readonly ProjectSummary[],
  sorting: Sorting | null,
  marginOf: (projectId: number) => number | null,
): readonly ProjectSummary[] {
  if (!sorting || !isSortColumn(sorting.columnId)) return projects;
  const { columnId, isDescending } = sorting;
  const value = columnId === MARGIN ? ({ id }: ProjectSummary) => marginOf(id) : sortValues[columnId];
  return sortRows(projects, value, isDescending);
}
