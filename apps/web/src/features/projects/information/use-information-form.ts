import type { Project } from '@quietsite/contracts';
import {
  type DrawnSite,
  emptyInformation,
  type InformationField,
  listMissingFields,
  type ProjectInformation,
  stripVersionSign,
  titleKey,
} from '@quietsite/domain';
import { useEffect, useMemo, useState } from 'react';
import type { Draft } from '../../../project/draft/use-draft.ts';
import { useSession } from '../../../session/use-session.ts';
import { drafts } from '../editor/draft-store.ts';
import { listDifferences, toInformation } from './information.ts';
import { type TitleState, useTitleCheck } from './use-title-check.ts';

interface FormState {
  readonly values: ProjectInformation;
  /** What is stored, as far as this page knows, and its revision. */
  readonly base: ProjectInformation;
  readonly revision: number | null;
  /** Fields that have lost focus once. Only these show errors. */
  readonly touched: readonly InformationField[];
  /** The last change of the title contained an '@', which was removed. */
  readonly hadVersionSign: boolean;
  /** A title the server refused. */
  readonly refusedTitle: string | null;
  readonly wasRestored: boolean;
  /** The user has typed since the editor was opened. */
  readonly hasGoneOn: boolean;
}

export interface InformationForm extends FormState {
  readonly isDirty: boolean;
  readonly missing: readonly InformationField[];
  readonly titleState: TitleState;
  /** All mandatory fields are filled in and the title is free (PROJ-40). */
  readonly isComplete: boolean;
  /** The radius of an open project belongs to its site, which may still be loading. */
  readonly isRadiusKnown: boolean;
  readonly change: (field: InformationField, value: string | number) => void;
  readonly touch: (...fields: readonly InformationField[]) => void;
  readonly refuseTitle: () => void;
  /** Resets everything to the stored values. */
  readonly reset: (project: Project) => void;
  /** Applies the typed values to what is stored now. */
  readonly rebase: (project: Project) => void;
}

function start(userId: number, project: Project | null): FormState {
  const base = project ? toInformation(project) : emptyInformation;
  const draft = drafts.find(userId, project?.id ?? null);
  return {
    values: draft?.information ?? base,
    base: draft?.base ?? base,
    revision: draft?.revision ?? project?.revision ?? null,
    touched: [],
    hadVersionSign: false,
    refusedTitle: null,
    wasRestored: draft !== null,
    hasGoneOn: false,
  };
}

const withRadius = (information: ProjectInformation, site: DrawnSite | undefined): ProjectInformation =>
  site ? { ...information, bufferRadiusMetres: site.radiusMetres } : information;

/** The Information tab's input, with the radius of the drawn site. The project is null if it is new. */
export function useInformationForm(project: Project | null, site: Draft<DrawnSite> | null): InformationForm {
  const userId = useSession().data?.user.id ?? 0;
  const id = project?.id ?? null;
  const [state, setState] = useState(() => start(userId, project));
  const { revision, refusedTitle } = state;
  const values = useMemo(() => withRadius(state.values, site?.value), [state.values, site?.value]);
  const base = useMemo(() => withRadius(state.base, site?.base), [state.base, site?.base]);
  const isDirty = listDifferences(values, base).length > 0;
  useEffect(() => {
    if (isDirty) drafts.keep(userId, id, { information: values, base, revision });
    else drafts.remove(id);
  }, [userId, id, isDirty, values, base, revision]);
  const checked = useTitleCheck({
    title: values.title,
    savedTitle: id === null ? null : base.title,
    exceptProjectId: id,
  });
  const isRefused = refusedTitle !== null && titleKey(refusedTitle) === titleKey(values.title);
  const titleState = isRefused ? 'taken' : checked;
  const missing = listMissingFields(values);
  return {
    ...state,
    values,
    base,
    isDirty,
    missing,
    titleState,
    isComplete: missing.length === 0 && (titleState === 'free' || titleState === 'unknown'),
    isRadiusKnown: project === null || site !== null,
    change: (field, value) => {
      if (site && field === 'bufferRadiusMetres') site.change({ ...site.value, radiusMetres: Number(value) });
      else setState((now) => change(now, field, value));
    },
    touch: (...fields) => setState((now) => ({ ...now, touched: [...new Set([...now.touched, ...fields])] })),
    refuseTitle: () => setState((now) => ({ ...now, refusedTitle: now.values.title })),
    reset: (stored) => {
      const information = toInformation(stored);
      setState((now) => ({
        ...now,
        values: information,
        base: information,
        revision: stored.revision,
        touched: [],
        wasRestored: false,
      }));
    },
    rebase: (stored) => setState((now) => ({ ...now, base: toInformation(stored), revision: stored.revision })),
  };
}

function change(now: FormState, field: InformationField, value: string | number): FormState {
  const next = { ...now, hasGoneOn: true };
  if (field !== 'title') return { ...next, values: { ...now.values, [field]: value }, hadVersionSign: false };
  const title = stripVersionSign(String(value));
  return { ...next, values: { ...now.values, title }, hadVersionSign: title !== value };
}
