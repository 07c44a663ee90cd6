import type { Project } from '@quietsite/contracts';
import {
  emptyInformation,
  type InformationField,
  isRadius,
  LARGEST_RADIUS_METRES,
  type ProjectInformation,
} from '@quietsite/domain';

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

/** What was typed as a radius; NaN for what is no whole number, so that it counts as not filled in. */
export function readRadius(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** On leaving the field: the nearest radius there is (Q69); nothing typed is 0. */
export function clampRadius(metres: number): number {
  if (isRadius(metres)) return metres;
  return metres > LARGEST_RADIUS_METRES ? LARGEST_RADIUS_METRES : 0;
}

export type EditorIndex = 0 | 1 | 2;

/** The tab that the address names (SHELL-18); anything else is the first. */
export function readActiveIndex(text: string | null): EditorIndex {
  if (text === '1') return 1;
  return text === '2' ? 2 : 0;
}

/** Back and Next stay between the first and the last tab (PROJ-39). */
export function stepIndex(index: EditorIndex, direction: 1 | -1): EditorIndex {
  return readActiveIndex(String(Math.min(2, index + direction)));
}
