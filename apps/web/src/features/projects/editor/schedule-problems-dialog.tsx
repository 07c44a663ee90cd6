import { Button, Group, Text } from '@mantine/core';
import { codeTasks, MAX_TASK_NAME_LENGTH, type TaskFault } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePartDraft } from '../../../project/draft/use-draft.ts';
import { scheduleSource } from '../../../project/schedule/schedule-draft.ts';
import type { FaultyTask } from '../../../project/schedule/schedule-part.ts';
import { useProjectMap } from '../../../session/use-open-project.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import classes from './editor.module.css';

interface ScheduleProblemsDialogProps {
  readonly problems: readonly FaultyTask[];
  readonly onShow: () => void;
  readonly onClose: () => void;
}

/** Every activity that prevents saving the schedule, and why. */
export function ScheduleProblemsDialog({ problems, onShow, onClose }: ScheduleProblemsDialogProps) {
  const { t } = useTranslation();
  const zones = useProjectMap().data?.zones ?? [];
  const codes = codeTasks(
    zones.map(({ id }) => id),
    usePartDraft(scheduleSource)?.value ?? [],
  );
  const lines = problems.map(({ task, fault }) =>
    t('schedule.problems.line', {
      code: codes.get(task.id) ?? '',
      name: task.name || t('schedule.problems.unnamed'),
      fault: describeFault(t, fault, task),
    }),
  );
  return (
    <AppModal isOpen title={t('schedule.problems.title')} onClose={onClose} width={520}>
      <Text size="sm">{t('schedule.problems.hint')}</Text>
      <ul className={classes.problems}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button data-autofocus onClick={onShow}>
          {t('schedule.problems.show')}
        </Button>
      </Group>
    </AppModal>
  );
}

function describeFault(t: TFunction, fault: TaskFault, { start, end }: FaultyTask['task']): string {
  switch (fault) {
    case 'NAME_MISSING':
      return t('schedule.nameMissing');
    case 'NAME_TOO_LONG':
      return t('schedule.textTooLong', { most: MAX_TASK_NAME_LENGTH });
    case 'END_BEFORE_START':
      return t('schedule.endBeforeStart', { start: start ?? '', end: end ?? '' });
    case 'ZONE_UNKNOWN':
      return t('schedule.zoneUnknown');
    case 'SOURCE_TWICE':
      return t('schedule.sourceTwice');
  }
}
