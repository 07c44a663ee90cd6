import type { Project } from '@quietsite/contracts';
import type { InformationField } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { projectTitle } from '../../lib/format.ts';
import { radiusFieldIds } from '../../lib/radius.ts';
import { projectPath, routes } from '../../lib/routes.ts';
import type { SiteToSave } from '../../session/site-draft/save-site.ts';
import { toDrawnSite } from '../../session/site-draft/site-draft.ts';
import { useDrawWindow } from '../../session/site-draft/use-draw-window.ts';
import { useSiteDraft } from '../../session/site-draft/use-site-draft.ts';
import { useForgetSurroundings } from '../../session/site-draft/use-surroundings.ts';
import { useUnsavedChanges } from '../../session/use-unsaved-changes.ts';
import { showSuccess } from '../../ui/toasts.tsx';
import { drafts } from './draft-store.ts';
import { informationFields } from './information.ts';
import { fieldId } from './information-fields.tsx';
import type { InformationToSave } from './save-information.ts';
import { useEditorIndex } from './use-editor-index.ts';
import { useInformationForm } from './use-information-form.ts';
import { useLosingZones } from './use-losing-zones.ts';
import { rebase, useSaveProject } from './use-save-project.ts';
import { useSaveQuestions } from './use-save-questions.ts';

/** Form, site, save, conflict and the ways out of the editor; null: a new project. */
export function useProjectEditing(project: Project | null, isReadonly: boolean) {
  const navigate = useNavigate();
  const opened = useSiteDraft();
  const site = project ? opened : null;
  const form = useInformationForm(project, site);
  const questions = useSaveQuestions();
  const [index, setIndex] = useEditorIndex(isReadonly || form.isComplete);
  const forgetSurroundings = useForgetSurroundings();
  const { isMinimised } = useDrawWindow();
  const id = project?.id ?? null;
  const isDirty = form.isDirty || site?.isDirty === true;
  const allowLeaving = useUnsavedChanges(isDirty, () => {
    drafts.remove(id);
    site?.reset(site.base, site.revision);
    forgetSurroundings();
  });
  const close = () => void navigate(projectPath(routes.home, id));
  const complain = (field: InformationField) => {
    // The Zone tab has the radius too, and says what is wrong with it.
    const isHere = field === 'bufferRadiusMetres' && index === 1;
    if (!isHere) setIndex(0);
    const inZoneTab = isMinimised ? radiusFieldIds.bar : radiusFieldIds.panel;
    // After the tab is drawn.
    setTimeout(() => document.getElementById(isHere ? inZoneTab : fieldId(field))?.focus());
  };
  const finish = useFinish(id, index);
  const saving = useSaveProject({
    mayLoseZones: useLosingZones(),
    onInformationSaved: (saved, over) => {
      form.reset(saved);
      drafts.remove(id);
      if (!site) return;
      const { base, revision } = rebase(site, saved, over);
      site.rebase(base, revision);
    },
    onOutcome: (outcome, { isFinishing }) => {
      if (outcome.kind === 'left') return;
      if (outcome.kind !== 'saved') return questions.ask({ ...outcome, isFinishing });
      form.reset(outcome.project);
      drafts.remove(id);
      if (outcome.map) {
        site?.reset(toDrawnSite(outcome.map), outcome.map.revision);
        forgetSurroundings();
      }
      allowLeaving();
      finish(outcome.project, isFinishing);
    },
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
  const send = (isFinishing: boolean, information: InformationToSave | null, drawn: SiteToSave | null) =>
    saving.mutate({ projectId: id, information, site: drawn, isFinishing });
  const save = (isFinishing: boolean) => {
    if (!validate()) return;
    if (id !== null && !isDirty) return isFinishing ? close() : undefined;
    send(isFinishing, form.isDirty || id === null ? form : null, site?.isDirty ? site : null);
  };
  return {
    form,
    site,
    isDirty,
    index,
    setIndex,
    saving,
    close,
    validate,
    save,
    closeQuestion: questions.close,
    ...questions.answer({ form, site, send }),
  };
}

/** Save stays, Save and Finish closes (Q72); a project that was new has an address of its own from now on. */
function useFinish(id: number | null, index: number) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (saved: Project, isFinishing: boolean) => {
    showSuccess({
      id: 'project-saved',
      title: t('editor.savedTitle'),
      text: t('editor.saved', { name: projectTitle(saved) }),
    });
    if (isFinishing) void navigate(projectPath(routes.home, saved.id));
    else if (id === null) {
      void navigate(`${projectPath(routes.editProject, saved.id)}&activeIndex=${index}`, { replace: true });
    }
  };
}

export type ProjectEditing = ReturnType<typeof useProjectEditing>;
