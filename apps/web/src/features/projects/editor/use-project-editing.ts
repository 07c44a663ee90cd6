import type { Project } from '@quietsite/contracts';
import type { InformationField } from '@quietsite/domain';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { radiusFieldIds } from '../../../lib/radius.ts';
import { projectPath, routes } from '../../../lib/routes.ts';
import { useUnsavedChanges } from '../../../project/save/use-unsaved-changes.ts';
import type { LostZone } from '../../../project/site/save-site.ts';
import { useDrawWindow } from '../../../project/site/use-draw-window.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { type EditorIndex, informationFields, readActiveIndex, stepIndex } from '../information/information.ts';
import { fieldId } from '../information/information-fields.tsx';
import { useInformationForm } from '../information/use-information-form.ts';
import { drafts } from './draft-store.ts';
import { useFinish } from './use-finish.ts';
import { useProjectDrafts } from './use-project-drafts.ts';
import { type ProjectToSave, useSaveProject } from './use-save-project.ts';
import { useSaveQuestions } from './use-save-questions.ts';
import { useScheduleNews } from './use-schedule-news.ts';

/** Form, site, schedule, save, conflict handling and exit of the editor. The project is null if it is new. */
export function useProjectEditing(project: Project | null, isReadonly: boolean) {
  const navigate = useNavigate();
  const parts = useProjectDrafts(project);
  const { site, schedule } = parts;
  const form = useInformationForm(project, site);
  const questions = useSaveQuestions();
  const [index, setIndex] = useEditorIndex(isReadonly || form.isComplete);
  const { isMinimised } = useDrawWindow();
  const id = project?.id ?? null;
  const isDirty = form.isDirty || parts.isDirty;
  const close = () => void navigate(projectPath(routes.home, id));
  const complain = (field: InformationField) => {
    // The Zone tab has the radius too, and shows its error.
    const isHere = field === 'bufferRadiusMetres' && index === 1;
    if (!isHere) setIndex(0);
    const inZoneTab = isMinimised ? radiusFieldIds.bar : radiusFieldIds.panel;
    // After the tab has rendered.
    setTimeout(() => document.getElementById(isHere ? inZoneTab : fieldId(field))?.focus());
  };
  const finish = useFinish(id, index);
  const tellSchedule = useScheduleNews();
  const saving = useSaveProject({
    mayLoseZones: useLosingZones(),
    onInformationSaved: (saved, over, rest) => {
      form.reset(saved);
      drafts.remove(id);
      parts.informationSaved(saved, over, rest);
    },
    onSiteSaved: parts.siteSaved,
    onOutcome: (outcome, { isFinishing, isLeaving, isAdvancing, schedule: sent }) => {
      if (outcome.kind === 'left') return;
      if (outcome.kind !== 'saved') return questions.ask({ ...outcome, isFinishing });
      form.reset(outcome.project);
      drafts.remove(id);
      if (outcome.schedule) {
        parts.scheduleSaved(outcome.schedule, sent?.value ?? []);
        tellSchedule(outcome.schedule, sent?.value ?? []);
      }
      allowLeaving();
      finish(outcome.project, isLeaving ? 'leave' : isFinishing ? 'close' : isAdvancing ? 'next' : 'stay');
    },
    onTitleTaken: () => {
      form.refuseTitle();
      complain('title');
    },
  });

  /** True if no mandatory field is missing. Otherwise shows what is missing and focuses it. */
  const validate = (): boolean => {
    form.touch(...informationFields);
    const [first] = form.missing;
    const faulty = first ?? (form.titleState === 'taken' ? 'title' : undefined);
    if (faulty) complain(faulty);
    return faulty === undefined;
  };
  const requestOf = (instead: Partial<ProjectToSave>): ProjectToSave => {
    const information = form.isDirty || id === null ? form : null;
    const usual = { isFinishing: false, isLeaving: false, isAdvancing: false };
    return { projectId: id, information, ...parts.toSave, ...usual, ...instead };
  };
  const send = (isFinishing: boolean, instead: Partial<ProjectToSave> = {}) =>
    saving.mutate(requestOf({ ...instead, isFinishing }));
  const save = (isFinishing: boolean) => {
    if (!validate()) return;
    if (id !== null && !isDirty) return isFinishing ? close() : undefined;
    send(isFinishing);
  };
  /** A new project must be stored before anything can be drawn in it. Others move on with unsaved input (Q72). */
  const next = () => {
    if (!isReadonly && !validate()) return;
    if (id === null) send(false, { isAdvancing: true });
    else setIndex(stepIndex(index, 1));
  };
  const allowLeaving = useUnsavedChanges(
    isDirty,
    () => {
      drafts.remove(id);
      parts.discard();
    },
    async () => {
      if (!validate()) return false;
      const outcome = await saving.mutateAsync(requestOf({ isLeaving: true })).catch(() => null);
      return outcome?.kind === 'saved';
    },
  );
  return {
    form,
    site,
    schedule,
    isDirty,
    index,
    setIndex,
    saving,
    close,
    validate,
    save,
    next,
    closeQuestion: questions.close,
    ...questions.answer({ form, drafts: parts, send }),
  };
}

export type ProjectEditing = ReturnType<typeof useProjectEditing>;

/**
 * The tab is in the address (SHELL-18). A tab that is not yet available shows the first. A user on a later tab is not
 * sent back when a field there, such as the radius, is cleared.
 */
function useEditorIndex(isOpenable: boolean): readonly [EditorIndex, (index: EditorIndex) => void] {
  const [parameters, setParameters] = useSearchParams();
  const wanted = readActiveIndex(parameters.get('activeIndex'));
  const setIndex = (index: EditorIndex) => {
    const next = new URLSearchParams(parameters);
    next.set('activeIndex', String(index));
    next.delete('window');
    setParameters(next, { replace: true });
  };
  const shown = useRef<EditorIndex>(0);
  shown.current = isOpenable || shown.current > 0 ? wanted : 0;
  return [shown.current, setIndex];
}

/** Removing zones that have activities asks for confirmation and names them (U41, Q80). */
function useLosingZones(): (zones: readonly LostZone[]) => Promise<boolean> {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return useCallback(
    (zones) => {
      const list = zones.map(({ name, taskCount }) => t('site.lostZone', { name, count: taskCount })).join(', ');
      return confirm({ title: t('site.lostZonesTitle'), text: t('site.lostZones', { list }) });
    },
    [t, confirm],
  );
}
