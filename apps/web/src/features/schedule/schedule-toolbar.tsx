import { Button, Menu, SegmentedControl, Switch } from '@mantine/core';
import { GANTT_VIEWS, type GanttView } from '@quietsite/domain';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../session/draft/use-draft.ts';
import type { ScheduleDraft } from '../../session/schedule-draft/schedule-draft.ts';
import { useIsModalOpen, useLayer } from '../../ui/escape-stack.ts';
import { UndoButtons } from '../../ui/undo-buttons.tsx';
import { templatePath } from './programme-calls.ts';
import classes from './schedule.module.css';
import type { ScheduleEditing } from './schedule-editing.ts';

interface ScheduleToolbarProps {
  readonly projectId: number;
  readonly editing: ScheduleEditing;
  readonly draft: Draft<ScheduleDraft>;
  readonly isReadonly: boolean;
  readonly isSaving: boolean;
  readonly onWorks: () => void;
  readonly onImport: () => void;
}

export function ScheduleToolbar(props: ScheduleToolbarProps) {
  const { projectId, editing, draft, isReadonly, isSaving, onWorks, onImport } = props;
  const { t } = useTranslation();
  const isModalOpen = useIsModalOpen();
  return (
    <div className={classes.toolbar}>
      {!isReadonly && (
        <>
          <Button leftSection={<IconPlus size={15} aria-hidden />} disabled={isSaving} onClick={editing.add}>
            {t('schedule.new')}
          </Button>
          <Button variant="default" disabled={isSaving} onClick={onWorks}>
            {t('schedule.fromWorks')}
          </Button>
          <Button variant="default" disabled={isSaving} onClick={onImport}>
            {t('schedule.import')}
          </Button>
          <TemplateMenu projectId={projectId} />
          <UndoButtons draft={isSaving ? { ...draft, canUndo: false, canRedo: false } : draft} hasKeys={!isModalOpen} />
        </>
      )}
      <div className={classes.space} />
      <Switch
        size="xs"
        label={
          <>
            {t('schedule.group')} <span className={classes.spare}>{t('schedule.groupBy')}</span>
          </>
        }
        checked={editing.isGrouped}
        onChange={(event) => editing.setGrouped(event.currentTarget.checked)}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('schedule.view')}
        data={GANTT_VIEWS.map((view) => ({ value: view, label: t(`schedule.views.${view}`) }))}
        value={editing.view}
        onChange={(view) => editing.setView(view as GanttView)}
      />
    </div>
  );
}

/** SCHED-02, SCHED-03. */
function TemplateMenu({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useLayer(isOpen, { onEscape: () => setOpen(false), isModal: false });
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      closeOnEscape={false}
      withInitialFocusPlaceholder={false}
      position="bottom-start"
      shadow="md"
    >
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t('schedule.template')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={templatePath(projectId, 'csv')} download data-autofocus>
          {t('schedule.templateCsv')}
        </Menu.Item>
        <Menu.Item component="a" href={templatePath(projectId, 'xlsx')} download>
          {t('schedule.templateExcel')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
