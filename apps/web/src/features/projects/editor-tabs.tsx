import { Tabs } from '@mantine/core';
import type { Project } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';
import type { EditorTools, EditorWindows } from './editor-windows.ts';
import { readActiveIndex } from './information.ts';
import { InformationFields } from './information-fields.tsx';
import { TaskList } from './project-contents.tsx';
import { ProjectFields } from './project-fields.tsx';
import type { ProjectEditing } from './use-project-editing.ts';

interface EditorTabsProps {
  readonly editing: ProjectEditing;
  readonly project: Project | null;
  readonly tools: EditorTools;
  readonly windows: EditorWindows;
}

export function EditorTabs({ editing, project, tools, windows }: EditorTabsProps) {
  const { t } = useTranslation();
  const { form, index, setIndex } = editing;
  const { isReadonly, isSaving } = tools;
  const isClosed = !isReadonly && !form.isComplete && index === 0;
  const reason = isClosed ? { disabled: true, title: t('editor.needsInformation') } : {};
  return (
    <Tabs
      className={classes.tabs ?? ''}
      value={String(index)}
      onChange={(value) => setIndex(readActiveIndex(value))}
      keepMounted={false}
    >
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
          <InformationFields form={form} isReadOnly={isReadonly || isSaving} />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="1">{windows.zoneTab(tools)}</Tabs.Panel>
      <Tabs.Panel value="2">
        <TaskList projectId={project?.id ?? null} />
      </Tabs.Panel>
      {index === 3 && windows.unregisteredSites(tools)}
    </Tabs>
  );
}
