import { Button, Group } from '@mantine/core';
import type { ScheduledTask } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../project/save/conflict-dialog.tsx';
import { PartNotes } from '../../../project/save/part-notes.tsx';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { SteadyButton } from '../../../ui/steady-button.tsx';
import classes from './calendar.module.css';
import { CalendarEffect } from './calendar-effect.tsx';
import { CalendarForm } from './calendar-form.tsx';
import type { CalendarEditing } from './use-calendar.ts';
import { YearView } from './year-view.tsx';

interface CalendarDialogProps {
  readonly editing: CalendarEditing;
  readonly tasks: readonly ScheduledTask[];
  readonly isReadonly: boolean;
}

/** The days on which the project works. The levels on the screen behind the dialog update at once (M-130 to M-135). */
export function CalendarDialog({ editing, tasks, isReadonly }: CalendarDialogProps) {
  const { t } = useTranslation();
  const { draft, saving, dated } = editing;
  const close = () => void editing.close();
  const conflict = saving.conflict && {
    ...{ by: saving.conflict.by, at: saving.conflict.at, close: saving.conflict.close },
    ...{ keepMine: saving.conflict.keepMine, takeTheirs: saving.conflict.takeTheirs },
  };
  return (
    <>
      <AppModal
        isOpen
        title={t('workingCalendar.title')}
        width={880}
        onClose={close}
        isKeptOpen={draft?.isDirty === true}
      >
        <div className={classes.dialog}>
          <CalendarEffect calendar={dated} tasks={tasks} />
          <div className={classes.columns}>
            <CalendarForm editing={editing} tasks={tasks} isReadonly={isReadonly || saving.isPending} />
            <YearView calendar={dated} tasks={tasks} />
          </div>
          <PartNotes
            draft={draft}
            isReadonly={isReadonly}
            saving={saving}
            failureTitle={t('workingCalendar.notSaved')}
            hint={t('workingCalendar.notSavedHint')}
          />
          <Group justify="flex-end" gap="xs" className={classes.foot ?? ''}>
            <Button variant="default" onClick={close}>
              {t(isReadonly ? 'action.close' : 'editor.cancel')}
            </Button>
            {!isReadonly && (
              <SteadyButton
                loading={saving.isPending}
                isOff={draft?.isDirty !== true}
                onClick={() => void saving.save()}
              >
                {t('workingCalendar.save')}
              </SteadyButton>
            )}
          </Group>
        </div>
      </AppModal>
      <ConflictDialog conflict={conflict} describe={(who) => t('workingCalendar.conflict', who)} />
    </>
  );
}
