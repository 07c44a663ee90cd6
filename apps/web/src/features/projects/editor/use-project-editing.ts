import type { Project } from '@quietsite/contracts';
import type { InformationField, ProjectInformation } from '@quietsite/domain';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { hasCode } from '../../../lib/api-error.ts';
import { radiusFieldIds } from '../../../lib/radius.ts';
import { projectPath, routes } from '../../../lib/routes.ts';
import { type Draft, useDraft, usePartDraft } from '../../../project/draft/use-draft.ts';
import { useUnsavedChanges } from '../../../project/save/use-unsaved-changes.ts';
import { scheduleSource } from '../../../project/schedule/schedule-draft.ts';
import { siteSource } from '../../../project/site/site-draft.ts';
import type { LostZone } from '../../../project/site/site-part.ts';
import { useDrawWindow } from '../../../project/site/use-draw-window.ts';
import { useForgetSurroundings } from '../../../project/site/use-surroundings.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { type EditorIndex, informationFields, readActiveIndex } from '../information/information.ts';
import { fieldId } from '../information/information-fields.tsx';
import { NEW_PROJECT, newWorkingDaysSource } from '../information/information-part.ts';
import { useInformationForm } from '../information/use-information-form.ts';
import { useFinish, useOpenNext } from './use-finish.ts';
import { type SaveQuestion, type SaveRequest, useSaveProject } from './use-save-project.ts';
import { useScheduleSaveNotices } from './use-schedule-save-notices.ts';

/** Form, site, schedule, save, conflict handling and exit of the editor. The project is null if it is new. */
export function useProjectEditing(
  project: Project | null,
  information: Draft<ProjectInformation>,
  isReadonly: boolean,
) {
  const navigate = useNavigate();
  const id = project?.id ?? null;
  const [drawn, scheduled] = [usePartDraft(siteSource), usePartDraft(scheduleSource)];
  const site = project ? drawn : null;
  const schedule = project ? scheduled : null;
  const newWorkingDays = useDraft(newWorkingDaysSource, project ? null : NEW_PROJECT, null);
  const drafts = [information, newWorkingDays, site, schedule];
  const form = useInformationForm(id ?? NEW_PROJECT, information, site);
  const [question, setQuestion] = useState<(SaveQuestion & { readonly request: SaveRequest }) | null>(null);
  const forgetSurroundings = useForgetSurroundings();
  const [index, setIndex] = useEditorIndex(isReadonly || form.isComplete);
  const { isMinimised } = useDrawWindow();
  const isDirty = drafts.some((draft) => draft?.isDirty);
  const close = () => void navigate(projectPath(routes.home, id));
  const showFieldError = (field: InformationField) => {
    // The Zone tab also has the radius field and shows its error.
    const isInOpenTab = field === 'bufferRadiusMetres' && index === 1;
    if (!isInOpenTab) setIndex(0);
    const radiusFieldId = isMinimised ? radiusFieldIds.bar : radiusFieldIds.panel;
    // The field exists only after the tab has rendered.
    setTimeout(() => document.getElementById(isInOpenTab ? radiusFieldId : fieldId(field))?.focus());
  };
  const finish = useFinish(id, index);
  const openNext = useOpenNext(index);
  const notifySchedule = useScheduleSaveNotices();
  const saving = useSaveProject(
    id ?? NEW_PROJECT,
    { information, newWorkingDays, site, schedule },
    {
      confirmLostZones: useLostZonesQuestion(),
      onSiteSaved: forgetSurroundings,
      onScheduleSaved: notifySchedule,
      onOutcome: (outcome, request) => {
        if (outcome.kind === 'left') return;
        if (outcome.kind !== 'saved') return setQuestion({ ...outcome, request });
        form.touch();
        allowLeaving();
        const { isFinishing, isLeaving, isAdvancing } = request;
        finish(outcome.project, isLeaving ? 'leave' : isFinishing ? 'close' : isAdvancing ? 'next' : 'stay');
      },
      onTitleTaken: () => {
        form.refuseTitle();
        showFieldError('title');
      },
    },
  );

  /** True if no mandatory field is missing. Otherwise shows what is missing and focuses it. */
  const validate = (): boolean => {
    form.touch(...informationFields);
    const [first] = form.missing;
    const invalidField = first ?? (form.titleState === 'taken' ? 'title' : undefined);
    if (invalidField) showFieldError(invalidField);
    return invalidField === undefined;
  };
  const save = (isFinishing: boolean) => {
    if (!validate()) return;
    if (id !== null && !isDirty) return isFinishing ? close() : undefined;
    saving.mutate({ isFinishing });
  };
  /** Saves any changes and moves on, because each tab builds on what the previous one saved (PROJ-73). */
  const next = () => {
    if (!isReadonly && !validate()) return;
    if (!isReadonly && (id === null || isDirty)) saving.mutate({ isAdvancing: true });
    else if (id !== null) openNext(id);
  };
  const allowLeaving = useUnsavedChanges(
    isDirty,
    () => {
      for (const draft of drafts) draft?.discard();
      forgetSurroundings();
    },
    async () => {
      if (!validate()) return false;
      const outcome = await saving.mutateAsync({ isLeaving: true }).catch(() => null);
      return outcome?.kind === 'saved';
    },
  );
  return {
    form,
    newWorkingDays,
    site,
    schedule,
    isDirty,
    /** The note about restored input disappears once the user continues. */
    wasRestored:
      drafts.some((draft) => draft?.wasRestored && draft.isDirty) &&
      !drafts.some((draft) => draft?.canUndo || draft?.canRedo),
    index,
    setIndex,
    saving,
    failure: hasCode(saving.error, 'TITLE_TAKEN', 'PROJECT_LOCKED') ? null : saving.error,
    close,
    validate,
    save,
    next,
    question,
    closeQuestion: () => setQuestion(null),
    settleConflict: (answer: 'keepMine' | 'takeTheirs') => {
      if (!question || !('conflict' in question)) return;
      setQuestion(null);
      question.conflict[answer]();
      const { isFinishing = false, isAdvancing = false } = question.request;
      if (answer === 'keepMine') saving.mutate({ isFinishing, isAdvancing });
      else if (question.kind === 'siteConflict') forgetSurroundings();
    },
  };
}

export type ProjectEditing = ReturnType<typeof useProjectEditing>;

/**
 * The tab is in the address (SHELL-18). A tab that is not yet available shows the first. A user on a later tab is not
 * sent back when a field there, such as the radius, is cleared.
 */
function useEditorIndex(isOpenable: boolean): readonly [EditorIndex, (index: EditorIndex) => void] {
  const [parameters, setParameters] = useSearchParams();
  const requested = readActiveIndex(parameters.get('activeIndex'));
  const setIndex = (index: EditorIndex) => {
    const next = new URLSearchParams(parameters);
    next.set('activeIndex', String(index));
    next.delete('window');
    setParameters(next, { replace: true });
  };
  const shown = useRef<EditorIndex>(0);
  shown.current = isOpenable || shown.current > 0 ? requested : 0;
  return [shown.current, setIndex];
}

/** Removing zones that have activities asks for confirmation and names them (U41, Q80). */
function useLostZonesQuestion(): (zones: readonly LostZone[]) => Promise<boolean> {
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
