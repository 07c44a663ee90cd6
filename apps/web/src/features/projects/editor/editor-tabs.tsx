import { Tabs } from '@mantine/core';
import type { Project } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { InformationFields } from '../information/information-fields.tsx';
import { ProjectFields } from '../information/project-fields.tsx';
import classes from './editor.module.css';
import type { EditorTools, EditorWindows } from './editor-windows.ts';
import type { ProjectEditing } from './use-project-editing.ts';

interface EditorTabListProps {
  readonly editing: ProjectEditing;
  readonly isReadonly: boolean;
  /** Beside the panel title instead of below it. */
  readonly isInHead: boolean;
}

export function EditorTabList({ editing: { form, index }, isReadonly, isInHead }: EditorTabListProps) {
  const { t } = useTranslation();
  const isLocked = !isReadonly && !form.isComplete && index === 0;
  const reason = isLocked ? { disabled: true, title: t('editor.needsInformation') } : {};
  return (
    <Tabs.List className={(isInHead ? classes.headList : classes.list) ?? ''} aria-label={t('editor.tabs.label')}>
      <Tabs.Tab value="0">{t('editor.tabs.information')}</Tabs.Tab>
      <Tabs.Tab value="1" {...reason}>
        {t('editor.tabs.zone')}
      </Tabs.Tab>
      <Tabs.Tab value="2" {...reason}>
        {t('editor.tabs.schedule')}
      </Tabs.Tab>
    </Tabs.List>
  );
}

interface EditorTabsProps {
  readonly editing: ProjectEditing;
  readonly project: Project | null;
  readonly tools: EditorTools;
  readonly windows: EditorWindows;
}

export function EditorTabs({ editing, project, tools, windows }: EditorTabsProps) {
  const { form, newWorkingDays, index, next } = editing;
  const { isReadonly, isSaving } = tools;
  return (
    <>
      <Tabs.Panel value="0">
        {isReadonly && !form.isDirty && project ? (
          <ProjectFields project={project} />
        ) : (
          <InformationFields
            form={form}
            newWorkingDays={newWorkingDays}
            isReadOnly={isReadonly || isSaving}
            onEnter={next}
          />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="1">{windows.zoneTab(tools)}</Tabs.Panel>
      <Tabs.Panel value="2" className={classes.tablePanel ?? ''}>
        {windows.scheduleTab(tools)}
      </Tabs.Panel>
      {index === 3 && windows.unregisteredSites(tools)}
    </>
  );
}
