/** The Information tab, as typed and as sent. */
export interface ProjectInformation {
  readonly title: string;
  readonly proponent: string;
  readonly agreement: string;
  readonly mainContractor: string;
  readonly engineerConsultant: string;
  readonly bufferRadiusMetres: number;
  readonly eiaReference: string;
  readonly description: string;
  readonly specialFeature: string;
}

export type InformationField = keyof ProjectInformation;

/** In the order of the form. The radius is mandatory too; from 1 m it counts as filled in (Q69). */
export const MANDATORY_FIELDS = [
  'title',
  'proponent',
  'agreement',
  'mainContractor',
  'engineerConsultant',
  'bufferRadiusMetres',
] as const satisfies readonly InformationField[];

export const DEFAULT_RADIUS_METRES = 300;
export const MAX_RADIUS_METRES = 5000;
const RADIUS_STEP_METRES = 50;

export const MAX_TITLE_LENGTH = 200;
export const MAX_LINE_LENGTH = 500;
export const MAX_TEXT_LENGTH = 5000;

export const emptyInformation: ProjectInformation = {
  title: '',
  proponent: '',
  agreement: '',
  mainContractor: '',
  engineerConsultant: '',
  bufferRadiusMetres: DEFAULT_RADIUS_METRES,
  eiaReference: '',
  description: '',
  specialFeature: '',
};

export function listMissingFields(information: ProjectInformation): readonly InformationField[] {
  return MANDATORY_FIELDS.filter((field) => {
    const value = information[field];
    return typeof value === 'number' ? !isRadius(value) || value < 1 : value.trim() === '';
  });
}

export function isRadius(metres: number): boolean {
  return Number.isInteger(metres) && metres >= 0 && metres <= MAX_RADIUS_METRES;
}

/** The plus and minus buttons: steps of 50, clamped at both ends (Q69). */
export function stepRadius(metres: number, direction: 1 | -1): number {
  return Math.min(MAX_RADIUS_METRES, Math.max(0, metres + direction * RADIUS_STEP_METRES));
}
