import { Button, Tabs } from '@mantine/core';
import type { Project } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import { routes } from '../../lib/routes.ts';
import { useIsProjectReadonly } from '../../session/use-lease.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { failureReference, failureText } from '../../ui/failure-text.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { FailureState, LoadingState } from '../../ui/states.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import classes from './editor.module.css';
import { EditorFooter } from './editor-footer.tsx';
import { type EditorIndex, readActiveIndex } from './information.ts';
import { InformationFields } from './information-fields.tsx';
import { TaskList, ZoneList } from './project-contents.tsx';
import { ProjectFields } from './project-fields.tsx';
import { type ProjectEditing, useProjectEditing } from './use-project-editing.ts';

const WIDTH = 480;

/** The open project: edited by those who may, looked at by the others. */
export function ProjectEditor() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const project = useOpenProject();
  if (project.data) return <EditorCard key={project.data.id} project={project.data} />;
  return (
    <SidePanel title={t('info.title')} width={WIDTH} onClose={() => navigate(routes.home)}>
      {project.isLoadingError ? (
        <FailureState error={project.error} onRetry={() => void project.refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  );
}

/** A draft that is stored nowhere but in this tab until it is saved (Q22). */
export function NewProjectEditor() {
  return <EditorCard project={null} />;
}

function EditorCard({ project }: { readonly project: Project | null }) {
  const { t } = useTranslation();
  const isReadonly = useIsProjectReadonly() && project !== null;
  const editing = useProjectEditing(project, isReadonly);
  const { form, conflict } = editing;
  const title = project ? t('menu.editProject') : t('editor.newProject');
  return (
    <SidePanel
      title={isReadonly ? t('info.title') : title}
      width={WIDTH}
      onClose={editing.close}
      footer={
        <div className={classes.foot}>
          <Notes editing={editing} isReadonly={isReadonly} />
          <EditorFooter editing={editing} isReadonly={isReadonly} isNew={project === null} />
        </div>
      }
    >
      <EditorTabs editing={editing} isReadonly={isReadonly} project={project} />
      {conflict && (
        <ConflictDialog
          mine={form.values}
          theirs={conflict.theirs}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.close}
        />
      )}
    </SidePanel>
  );
}

interface EditorPartProps {
  readonly editing: ProjectEditing;
  readonly isReadonly: boolean;
}

function EditorTabs({ editing, isReadonly, project }: EditorPartProps & { readonly project: Project | null }) {
  const { t } = useTranslation();
  const { form, index, setIndex, saving } = editing;
  const isClosed = !isReadonly && !form.isComplete;
  const reason = isClosed ? { disabled: true, title: t('editor.needsInformation') } : {};
  const change = (value: string | null): void => setIndex(readActiveIndex(value) satisfies EditorIndex);
  return (
    <Tabs className={classes.tabs ?? ''} value={String(index)} onChange={change} keepMounted={false}>
      <Tabs.List className={classes.list ?? ''} aria-label={t('editor.tabs.label')}>
        <Tabs.Tab value="0">{t('editor.tabs.information')}</Tabs.Tab>
        <Tabs.Tab value="1" {...reason}>
          {t('editor.tabs.zone')}
        </Tabs.Tab>
        <Tabs.Tab value="2" {...reason}>
          {t('editor.tabs.schedule')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="0">
        {isReadonly && !form.isDirty && project ? (
          <ProjectFields project={project} />
        ) : (
          <InformationFields form={form} isReadOnly={isReadonly || saving.isPending} />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="1">
        <ZoneList projectId={project?.id ?? null} />
      </Tabs.Panel>
      <Tabs.Panel value="2">
        <TaskList projectId={project?.id ?? null} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** Above the buttons, always in sight: what was typed is brought back, kept without being saved, or not saved. */
function Notes({ editing: { form, saving, save }, isReadonly }: EditorPartProps) {
  const { t } = useTranslation();
  const { error } = saving;
  const isFailure = error !== null && !hasCode(error, 'TITLE_TAKEN', 'PROJECT_LOCKED');
  const isKept = isReadonly && form.isDirty;
  return (
    <>
      {isKept && (
        <p className={classes.note} role="status">
          {t('editor.lease.keptInput')}
        </p>
      )}
      {form.wasRestored && form.isDirty && !isKept && (
        <p className={classes.note} role="status">
          {t('editor.restored')}
        </p>
      )}
      {isFailure && (
        <div className={classes.failure} role="alert">
          <p>
            <strong>{t('editor.notSaved')}.</strong> {failureText(error)} {t('editor.notSavedHint')}{' '}
            {failureReference(error)}
          </p>
          <Button variant="default" onClick={() => save(saving.variables?.isFinishing === true)}>
            {t('action.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
