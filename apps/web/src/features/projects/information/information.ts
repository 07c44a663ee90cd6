import type { Project } from '@quietsite/contracts';
import { emptyInformation, type InformationField, keysOf, type ProjectInformation } from '@quietsite/domain';

/** In form order. */
export const informationFields = keysOf(emptyInformation);

/** The part of a project that the form edits. */
export function toInformation(project: Project): ProjectInformation {
  const { title, proponent, agreement, mainContractor, engineerConsultant } = project;
  const { bufferRadiusMetres, eiaReference, description, specialFeature } = project;
  return {
    title,
    proponent,
    agreement,
    mainContractor,
    engineerConsultant,
    bufferRadiusMetres,
    eiaReference,
    description,
    specialFeature,
  };
}

export function listDifferences(one: ProjectInformation, other: ProjectInformation): readonly InformationField[] {
  return informationFields.filter((field) => one[field] !== other[field]);
}

/** Three tabs, and the window for unregistered sites, which has no tab (Q72). */
export type EditorIndex = 0 | 1 | 2 | 3;

const indices: readonly EditorIndex[] = [0, 1, 2, 3];

/** The tab in the address (SHELL-18), or the first if it is invalid. */
export function readActiveIndex(text: string | null): EditorIndex {
  return indices.find((index) => String(index) === text) ?? 0;
}

/** The screen that Next opens from each tab: after the schedule, the equipment of its activities (PROJ-73). */
export const placeAfter = (index: EditorIndex): EditorIndex | 'equipment' =>
  index >= 2 ? 'equipment' : stepIndex(index, 1);

/** Back and Next stay between the first and the last tab (PROJ-39). */
export function stepIndex(index: EditorIndex, direction: 1 | -1): EditorIndex {
  return readActiveIndex(String(Math.min(2, index + direction)));
}
