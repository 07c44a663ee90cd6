import {
  type DrawnSite,
  type InformationField,
  listMissingFields,
  type ProjectInformation,
  stripVersionSign,
  titleKey,
} from '@quietsite/domain';
import { useMemo, useState } from 'react';
import type { Draft } from '../../../project/draft/use-draft.ts';
import { NEW_PROJECT } from './information-part.ts';
import { type TitleState, useTitleCheck } from './use-title-check.ts';

export interface InformationForm {
  /** The radius is that of the drawn site. */
  readonly values: ProjectInformation;
  readonly isDirty: boolean;
  /** Fields that have lost focus once. Only these show errors. */
  readonly touched: readonly InformationField[];
  /** The last change of the title contained an '@', which was removed. */
  readonly hadVersionSign: boolean;
  readonly missing: readonly InformationField[];
  readonly titleState: TitleState;
  /** All mandatory fields are filled in and the title is free (PROJ-40). */
  readonly isComplete: boolean;
  /** The radius of an open project belongs to its site, which may still be loading. */
  readonly isRadiusKnown: boolean;
  readonly change: (field: InformationField, value: string | number) => void;
  /** Called without fields, it resets the touched fields. */
  readonly touch: (...fields: readonly InformationField[]) => void;
  readonly refuseTitle: () => void;
}

/** The Information tab's input. */
export function useInformationForm(
  projectId: number,
  draft: Draft<ProjectInformation>,
  site: Draft<DrawnSite> | null,
): InformationForm {
  const [touched, setTouched] = useState<readonly InformationField[]>([]);
  const [hadVersionSign, setHadVersionSign] = useState(false);
  const [refusedTitle, setRefusedTitle] = useState<string | null>(null);
  const radiusMetres = site?.value.radiusMetres;
  const values = useMemo(
    () => (radiusMetres === undefined ? draft.value : { ...draft.value, bufferRadiusMetres: radiusMetres }),
    [draft.value, radiusMetres],
  );
  const isNew = projectId === NEW_PROJECT;
  const checked = useTitleCheck({
    title: values.title,
    savedTitle: isNew ? null : draft.base.title,
    exceptProjectId: isNew ? null : projectId,
  });
  const isRefused = refusedTitle !== null && titleKey(refusedTitle) === titleKey(values.title);
  const titleState = isRefused ? 'taken' : checked;
  const missing = listMissingFields(values);
  return {
    values,
    isDirty: draft.isDirty,
    touched,
    hadVersionSign,
    missing,
    titleState,
    isComplete: missing.length === 0 && (titleState === 'free' || titleState === 'unknown'),
    isRadiusKnown: isNew || site !== null,
    change: (field, value) => {
      if (site && field === 'bufferRadiusMetres') return site.change({ ...site.value, radiusMetres: Number(value) });
      const typed = field === 'title' ? stripVersionSign(String(value)) : value;
      setHadVersionSign(typed !== value);
      draft.change({ ...draft.read().value, [field]: typed });
    },
    touch: (...fields) => setTouched((now) => (fields.length === 0 ? [] : [...new Set([...now, ...fields])])),
    refuseTitle: () => setRefusedTitle(values.title),
  };
}
