import { Button, Menu, SegmentedControl, Switch } from '@mantine/core';
import { GANTT_VIEWS, type GanttView } from '@quietsite/domain';
import { IconCalendarSearch, IconCalendarWeek, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../project/draft/use-draft.ts';
import type { ScheduleDraft } from '../../project/schedule/schedule-draft.ts';
import { AppMenu } from '../../ui/app-menu.tsx';
import { useIsModalOpen } from '../../ui/dialogs/escape-stack.ts';
import { UndoButtons } from '../../ui/undo-buttons.tsx';
import { GanttJumps } from './gantt/gantt-jumps.tsx';
import { templatePath } from './import/programme-calls.ts';
import classes from './schedule.module.css';
import type { ScheduleEditing } from './schedule-editing.ts';

interface ScheduleToolbarProps {
  readonly projectId: number;
  readonly editing: ScheduleEditing;
  readonly draft: Draft<ScheduleDraft>;
  readonly isReadonly: boolean;
  readonly isSaving: boolean;
  readonly isAdvising: boolean;
  readonly onAdvice: () => void;
  readonly onWorks: () => void;
  readonly onImport: () => void;
  readonly onCalendar: () => void;
}

export function ScheduleToolbar(props: ScheduleToolbarProps) {
  const { projectId, editing, draft, isReadonly, isSaving, isAdvising, onAdvice, onWorks, onImport } = props;
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
          {editing.rows.length > 0 && (
            <Button
              className={classes.advise ?? ''}
              variant={isAdvising ? 'light' : 'default'}
              leftSection={<IconCalendarSearch size={15} aria-hidden />}
              aria-expanded={isAdvising}
              disabled={isSaving}
              onClick={onAdvice}
            >
              <span className={classes.spare}>{t('scheduleAdvice.open')}</span>
            </Button>
          )}
          <UndoButtons
            draft={isSaving ? { ...draft, canUndo: false, canRedo: false } : draft}
            areKeysActive={!isModalOpen}
          />
        </>
      )}
      <Button
        variant="default"
        leftSection={<IconCalendarWeek size={15} aria-hidden />}
        className={classes.advise ?? ''}
        disabled={isSaving}
        onClick={props.onCalendar}
      >
        <span className={classes.spare}>{t('workingCalendar.open')}</span>
      </Button>
      <div className={classes.space} />
      <Switch
        size="xs"
        label={
          <>
            {t('schedule.group')} <span className={classes.groupBy}>{t('schedule.groupBy')}</span>
          </>
        }
        checked={editing.isGrouped}
        onChange={(event) => editing.setGrouped(event.currentTarget.checked)}
      />
      {editing.rows.length > 0 && <GanttJumps onJump={editing.setJump} />}
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

/** Downloads the import templates (SCHED-02, SCHED-03). */
function TemplateMenu({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  return (
    <AppMenu
      side="start"
      target={
        <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t('schedule.template')}
        </Button>
      }
    >
      <Menu.Item component="a" href={templatePath(projectId, 'csv')} download data-autofocus>
        {t('schedule.templateCsv')}
      </Menu.Item>
      <Menu.Item component="a" href={templatePath(projectId, 'xlsx')} download>
        {t('schedule.templateExcel')}
      </Menu.Item>
    </AppMenu>
  );
}
