import type { Project } from '@quietsite/contracts';
import type { ProjectInformation } from '@quietsite/domain';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { routes } from '../../../lib/routes.ts';
import { type Draft, useDraft } from '../../../project/draft/use-draft.ts';
import { PartNotes } from '../../../project/save/part-notes.tsx';
import type { FaultyTask } from '../../../project/schedule/schedule-part.ts';
import { useDrawWindow } from '../../../project/site/use-draw-window.ts';
import { useIsProjectReadonly } from '../../../session/lease/use-lease.ts';
import { useOpenProject } from '../../../session/use-open-project.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import { focusPage } from '../../../ui/focus/focus-page.ts';
import { SidePanel } from '../../../ui/panels/side-panel.tsx';
import { QueryState } from '../../../ui/states.tsx';
import { fieldId } from '../information/information-fields.tsx';
import { informationSource, NEW_PROJECT } from '../information/information-part.ts';
import { usePrefill } from '../information/use-prefill.ts';
import classes from './editor.module.css';
import { EditorFooter } from './editor-footer.tsx';
import { EditorPanel } from './editor-panel.tsx';
import { EditorQuestions } from './editor-questions.tsx';
import { EditorTabs } from './editor-tabs.tsx';
import type { EditorTools, EditorWindows } from './editor-windows.ts';
import { useProjectEditing } from './use-project-editing.ts';

const WIDTH = 480;

interface WindowsProps {
  readonly windows: EditorWindows;
}

/** The open project, editable or read-only depending on the user's rights. */
export function ProjectEditor({ windows }: WindowsProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const project = useOpenProject();
  if (project.data) return <EditorCard key={project.data.id} project={project.data} windows={windows} />;
  return (
    <SidePanel title={t('info.title')} width={WIDTH} onClose={() => navigate(routes.home)}>
      <QueryState query={project} />
    </SidePanel>
  );
}

/** A new project, stored only in this browser tab until it is saved (Q22). */
export function NewProjectEditor({ windows }: WindowsProps) {
  return <EditorCard project={null} windows={windows} />;
}

interface EditorCardProps extends WindowsProps {
  readonly project: Project | null;
}

function EditorCard(props: EditorCardProps) {
  const { project } = props;
  const information = useDraft(informationSource, project?.id ?? NEW_PROJECT, project);
  return information && <OpenEditor information={information} {...props} />;
}

interface OpenEditorProps extends EditorCardProps {
  readonly information: Draft<ProjectInformation>;
}

function OpenEditor({ project, information, windows }: OpenEditorProps) {
  const { t } = useTranslation();
  const isReadonly = useIsProjectReadonly() && project !== null;
  const isNew = project === null;
  usePrefill(information, isNew);
  const editing = useProjectEditing(project, information, isReadonly);
  useEffect(() => {
    if (isNew) focusPage(document.getElementById(fieldId('title')));
  }, [isNew]);
  const [faultyTask, setFaultyTask] = useState<FaultyTask | null>(null);
  const { index, isDirty, saving, save, next } = editing;
  const isMinimised = useDrawWindow().isMinimised && index === 1 && !isReadonly && project !== null;
  const named = useSearchParams()[0].get('window');
  const window = index === 1 && project !== null ? named : null;
  const notes = (
    <PartNotes
      draft={editing}
      isReadonly={isReadonly}
      saving={{ error: editing.failure, save: () => save(saving.variables?.isFinishing === true) }}
      failureTitle={t('editor.notSaved')}
      hint={t('editor.notSavedHint')}
    />
  );
  const tools: EditorTools = {
    isReadonly,
    projectId: project?.id ?? null,
    isDirty,
    isSaving: saving.isPending,
    isAdvancing: saving.isPending && saving.variables.isAdvancing === true,
    notes,
    save: () => save(false),
    next,
    showZones: () => editing.setIndex(1),
    faultyTask,
  };
  const title = project ? t('menu.editProject') : t('editor.newProject');
  if (window === 'buildings') return windows.buildings(tools);
  if (window === 'screening') return windows.screening(tools);
  return (
    <>
      <EditorPanel
        editing={editing}
        isReadonly={isReadonly}
        title={isReadonly ? t('info.title') : title}
        isHidden={isMinimised}
        footer={
          index === 3 ? (
            windows.unregisteredFooter(tools)
          ) : (
            <div className={classes.foot}>
              {!isMinimised && notes}
              <EditorFooter editing={editing} isReadonly={isReadonly} isNew={isNew} />
            </div>
          )
        }
      >
        <EditorTabs editing={editing} project={project} tools={tools} windows={windows} />
      </EditorPanel>
      {index === 1 && project && windows.drawWindow(tools)}
      <EditorQuestions editing={editing} onFaultyTask={setFaultyTask} />
    </>
  );
}
