import type { CopyRequest, ProjectSummary } from '@quietsite/contracts';
import { type DayString, isDay, stripVersionSign, titleOfCopy } from '@quietsite/domain';

export type CopyKind = CopyRequest['as'];

/** The input of the copy dialog. */
export interface CopyForm {
  readonly as: CopyKind;
  readonly title: string;
  readonly hadVersionSign: boolean;
  /** Null if the project has no dates to move. */
  readonly commencementDate: string | null;
  readonly isEquipmentKept: boolean;
}

type CopiedProject = Pick<ProjectSummary, 'title' | 'commencementDate'>;

/** A version starts when the project starts, a new project today (Q39). Equipment is not copied by default (Q40). */
export function startCopy(project: CopiedProject, as: CopyKind, today: DayString): CopyForm {
  return {
    as,
    title: titleOfCopy(project.title),
    hadVersionSign: false,
    commencementDate: defaultDate(project, as, today),
    isEquipmentKept: false,
  };
}

function defaultDate({ commencementDate }: CopiedProject, as: CopyKind, today: DayString): string | null {
  if (commencementDate === null) return null;
  return as === 'version' ? commencementDate : today;
}

/** Switching the kind changes the date, unless the user typed one. */
export function changeKind(form: CopyForm, project: CopiedProject, as: CopyKind, today: DayString): CopyForm {
  const isTyped = form.commencementDate !== defaultDate(project, form.as, today);
  return { ...form, as, commencementDate: isTyped ? form.commencementDate : defaultDate(project, as, today) };
}

export function changeTitle(form: CopyForm, typed: string): CopyForm {
  const title = stripVersionSign(typed);
  return { ...form, title, hadVersionSign: title !== typed };
}

export function isDateValid({ commencementDate }: CopyForm): boolean {
  return commencementDate === null || isDay(commencementDate);
}

/** Null while something is missing or invalid. */
export function toCopyRequest(form: CopyForm): CopyRequest | null {
  const { as, commencementDate, isEquipmentKept } = form;
  if (commencementDate !== null && !isDay(commencementDate)) return null;
  if (as === 'version') return { as, commencementDate, isEquipmentKept };
  const title = form.title.trim();
  return title === '' ? null : { as, title, commencementDate, isEquipmentKept };
}
