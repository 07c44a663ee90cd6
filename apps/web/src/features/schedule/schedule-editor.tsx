import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExceedingDays } from '../../project/preview/use-exceeding-days.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { EmptyState, LoadingState } from '../../ui/states.tsx';
import type { ProposedDates } from './advice/use-proposal.ts';
import { useCalendar } from './calendar/use-calendar.ts';
import { Gantt } from './gantt/gantt.tsx';
import classes from './schedule.module.css';
import { type ScheduleInput, useScheduleEditing } from './schedule-editing.ts';
import { ScheduleSplit } from './schedule-split.tsx';
import { ScheduleToolbar } from './schedule-toolbar.tsx';
import { useScrollPair } from './scroll-pair.ts';

// Lazy, because they are rarely needed.
const AdvicePanel = lazy(async () => ({ default: (await import('./advice/advice-panel.tsx')).AdvicePanel }));
const CalendarDialog = lazy(async () => ({
  default: (await import('./calendar/calendar-dialog.tsx')).CalendarDialog,
}));
const ImportDialog = lazy(async () => ({ default: (await import('./import/import-dialog.tsx')).ImportDialog }));
const WorksDialog = lazy(async () => ({ default: (await import('./table/works-dialog.tsx')).WorksDialog }));

interface ScheduleEditorProps extends Omit<ScheduleInput, 'calendar'> {
  readonly projectId: number;
  readonly isReadonly: boolean;
  readonly isSaving: boolean;
}

/** Initial scroll position of the table and the chart. After that they scroll together. */
const INITIAL_SCROLL_TOP = 0;
const keyOf = ({ id }: { readonly id: number }) => id;

export function ScheduleEditor({ projectId, isReadonly, isSaving, ...input }: ScheduleEditorProps) {
  const { t } = useTranslation();
  const { draft, zones, rowCounts } = input;
  const calendar = useCalendar(projectId);
  const editing = useScheduleEditing({ ...input, calendar });
  const [dialog, setDialog] = useState<'works' | 'import' | null>(null);
  const [isAdvising, setAdvising] = useState(false);
  const [proposed, setProposed] = useState<ProposedDates | null>(null);
  const { root, onTable, onChart } = useScrollPair();
  const marks = useExceedingDays();
  const { rows, tasks, activeId } = editing;
  const close = () => setDialog(null);
  const sheet = (
    <Sheet
      label={t('schedule.tasks')}
      columns={editing.columns}
      rows={rows}
      rowKey={keyOf}
      isReadonly={isReadonly}
      isBusy={isSaving}
      onChange={editing.changeRows}
      createRow={editing.createRow}
      onRemove={(ids) => void editing.remove(ids)}
      activeKey={activeId}
      onActive={editing.setActiveId}
      headOf={editing.headOf}
      editRequest={editing.editRequest}
      scrollTop={INITIAL_SCROLL_TOP}
      onScroll={onTable}
      onLeave={editing.release}
    />
  );
  const advice = (
    <Suspense fallback={<LoadingState />}>
      <AdvicePanel
        tasks={rows}
        onPropose={setProposed}
        onSelect={editing.setActiveId}
        onAccept={(shifts) => {
          editing.shift(shifts);
          setAdvising(false);
        }}
        onClose={() => setAdvising(false)}
      />
    </Suspense>
  );
  return (
    <div ref={root} className={classes.tab}>
      <ScheduleToolbar
        projectId={projectId}
        editing={editing}
        draft={draft}
        isReadonly={isReadonly}
        isSaving={isSaving}
        isAdvising={isAdvising}
        onAdvice={() => setAdvising(!isAdvising)}
        onWorks={() => setDialog('works')}
        onImport={() => setDialog('import')}
        onCalendar={calendar.open}
      />
      {rows.length === 0 ? (
        <NoTasks isReadonly={isReadonly} onAdd={editing.add} onOpen={setDialog} />
      ) : (
        <ScheduleSplit left={isAdvising && !isReadonly && !isSaving ? advice : sheet}>
          <Gantt
            lines={editing.lines}
            zones={zones}
            view={editing.view}
            isReadonly={isReadonly || isSaving}
            marks={marks}
            calendar={editing.calendar}
            proposed={proposed}
            selectedId={activeId}
            onSelect={editing.setActiveId}
            onChange={editing.changeTask}
            jump={editing.jump}
            onScroll={onChart}
          />
        </ScheduleSplit>
      )}
      <Suspense>
        {calendar.isOpen && <CalendarDialog editing={calendar} tasks={tasks} isReadonly={isReadonly} />}
        {dialog === 'works' && <WorksDialog zones={zones} tasks={tasks} onAdd={editing.addAll} onClose={close} />}
        {dialog === 'import' && (
          <ImportDialog
            projectId={projectId}
            zones={zones}
            tasks={tasks}
            rowCounts={rowCounts}
            onApply={editing.applyTasks}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

interface NoTasksProps {
  readonly isReadonly: boolean;
  readonly onAdd: () => void;
  readonly onOpen: (dialog: 'works' | 'import') => void;
}

/** Shown while the schedule has no activities (SCHED-08). */
function NoTasks({ isReadonly, onAdd, onOpen }: NoTasksProps) {
  const { t } = useTranslation();
  if (isReadonly) return <EmptyState title={t('schedule.noTasks')} />;
  return (
    <EmptyState title={t('schedule.noTasks')} hint={t('schedule.noTasksHint')}>
      <Group gap="xs">
        <Button onClick={onAdd}>{t('schedule.new')}</Button>
        <Button variant="default" onClick={() => onOpen('works')}>
          {t('schedule.fromWorks')}
        </Button>
        <Button variant="default" onClick={() => onOpen('import')}>
          {t('schedule.import')}
        </Button>
      </Group>
    </EmptyState>
  );
}
