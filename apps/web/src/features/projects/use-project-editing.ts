import type { Project } from '@quietsite/contracts';
import type { InformationField } from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { projectTitle } from '../../lib/format.ts';
import { projectPath, routes } from '../../lib/routes.ts';
import { useUnsavedChanges } from '../../session/use-unsaved-changes.ts';
import { showSuccess } from '../../ui/toasts.tsx';
import { drafts } from './draft-store.ts';
import { type EditorIndex, informationFields, readActiveIndex, toInformation } from './information.ts';
import { fieldId } from './information-fields.tsx';
import { useInformationForm } from './use-information-form.ts';
import { useSaveInformation } from './use-save-information.ts';

interface Conflict {
  readonly theirs: Project;
  readonly isFinishing: boolean;
}

/** The tab lives in the address (SHELL-18); one that is still closed shows the first. */
function useEditorIndex(isOpenable: boolean): readonly [EditorIndex, (index: EditorIndex) => void] {
  const [parameters, setParameters] = useSearchParams();
  const wanted = readActiveIndex(parameters.get('activeIndex'));
  const setIndex = (index: EditorIndex) => {
    const next = new URLSearchParams(parameters);
    next.set('activeIndex', String(index));
    setParameters(next, { replace: true });
  };
  return [isOpenable ? wanted : 0, setIndex];
}

/** Form, save, conflict and the ways out of the editor; null: a new project. */
export function useProjectEditing(project: Project | null, isReadonly: boolean) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useInformationForm(project);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [index, setIndex] = useEditorIndex(isReadonly || form.isComplete);
  const id = project?.id ?? null;
  const allowLeaving = useUnsavedChanges(form.isDirty, () => drafts.remove(id));
  const close = () => void navigate(projectPath(routes.home, id));

  const complain = (field: InformationField) => {
    setIndex(0);
    // After the tab is drawn.
    setTimeout(() => document.getElementById(fieldId(field))?.focus());
  };
  const saving = useSaveInformation({
    onSaved: (saved, isFinishing) => {
      form.reset(saved);
      drafts.remove(id);
      allowLeaving();
      showSuccess({
        id: 'project-saved',
        title: t('editor.savedTitle'),
        text: t('editor.saved', { name: projectTitle(saved) }),
      });
      if (isFinishing) void navigate(projectPath(routes.home, saved.id));
      else if (id === null) {
        void navigate(`${projectPath(routes.editProject, saved.id)}&activeIndex=${index}`, { replace: true });
      }
    },
    onConflict: (theirs, isFinishing) => setConflict({ theirs, isFinishing }),
    onTitleTaken: () => {
      form.refuseTitle();
      complain('title');
    },
  });

  /** True when nothing mandatory is missing; otherwise says what and leads there. */
  const validate = (): boolean => {
    form.touch(...informationFields);
    const [first] = form.missing;
    const faulty = first ?? (form.titleState === 'taken' ? 'title' : undefined);
    if (faulty) complain(faulty);
    return faulty === undefined;
  };
  const send = (over: Project | null, isFinishing: boolean) =>
    saving.mutate({
      projectId: id,
      information: form.values,
      base: over ? toInformation(over) : form.base,
      revision: over ? over.revision : form.revision,
      isFinishing,
    });
  const save = (isFinishing: boolean) => {
    if (!validate()) return;
    if (id !== null && !form.isDirty) return isFinishing ? close() : undefined;
    send(null, isFinishing);
  };
  return {
    form,
    index,
    setIndex,
    saving,
    close,
    validate,
    save,
    conflict: conflict && {
      theirs: conflict.theirs,
      close: () => setConflict(null),
      keepMine: () => {
        form.rebase(conflict.theirs);
        setConflict(null);
        send(conflict.theirs, conflict.isFinishing);
      },
      takeTheirs: () => {
        form.reset(conflict.theirs);
        setConflict(null);
      },
    },
  };
}

export type ProjectEditing = ReturnType<typeof useProjectEditing>;
