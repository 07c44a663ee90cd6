import type { Project } from '@quietsite/contracts';
import { emptyInformation, type InformationField, type ProjectInformation } from '@quietsite/domain';

/** In the order of the form. */
export const informationFields = Object.keys(emptyInformation) as readonly InformationField[];

/** The part of a project that is typed into the form. */
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

/** Three tabs, and the window for unregistered sites, which has none (Q72). */
export type EditorIndex = 0 | 1 | 2 | 3;

const indices: readonly EditorIndex[] = [0, 1, 2, 3];

/** The tab that the address names (SHELL-18); anything else is the first. */
export function readActiveIndex(text: string | null): EditorIndex {
  return indices.find((index) => String(index) === text) ?? 0;
}

/** Back and Next stay between the first and the last tab (PROJ-39). */
export function stepIndex(index: EditorIndex, direction: 1 | -1): EditorIndex {
  return readActiveIndex(String(Math.min(2, index + direction)));
}
