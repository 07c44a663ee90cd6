import { UnstyledButton } from '@mantine/core';
import { describeEquipment } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { PartNotes } from '../../project/save/part-notes.tsx';
import classes from './equipment.module.css';
import { describeFault } from './equipment-faults.ts';
import type { EquipmentEditing } from './use-equipment-editing.ts';

interface EquipmentNotesProps {
  readonly editing: EquipmentEditing;
  readonly onGo: (taskId: number, rowId: number) => void;
}

/** Always visible: changes that were recovered, are unsaved, or failed to save. */
export function EquipmentNotes({ editing, onGo }: EquipmentNotesProps) {
  const { t } = useTranslation();
  const { draft, isReadonly, saving } = editing;
  return (
    <>
      <div className={classes.notes}>
        <PartNotes
          draft={draft}
          isReadonly={isReadonly}
          saving={{ error: saving.error, save: editing.save }}
          failureTitle={t('equipment.notSaved')}
        />
      </div>
      <Problems editing={editing} onGo={onGo} />
    </>
  );
}

/** Maximum number listed. The rest appear as these are fixed. */
const MAX_LINES = 5;

/** The errors that prevent saving, each with a link to its row (EQUIP-22 to EQUIP-25, Q29). */
function Problems({ editing, onGo }: EquipmentNotesProps) {
  const { t } = useTranslation();
  const { activities, problems } = editing;
  if (problems.length === 0 || !activities) return null;
  const count = new Set(problems.map(({ taskId, rowId }) => `${taskId} ${rowId}`)).size;
  const lines = problems.slice(0, MAX_LINES).flatMap(({ taskId, rowId, index, fault }) => {
    const activity = activities.find(({ task }) => task.id === taskId);
    const row = activity?.rows.find(({ id }) => id === rowId);
    if (!activity || !row) return [];
    const place = { activity: activity.task.name, row: index + 1, name: describeEquipment(row) };
    const text = describeFault(t, row, fault, activity);
    return [{ key: `${taskId} ${rowId} ${fault}`, taskId, rowId, place, text }];
  });
  return (
    <div className={classes.failure} role="alert">
      <div>
        <strong>{t('equipment.faultsTitle', { count })}</strong>
        <ul>
          {lines.map(({ key, taskId, rowId, place, text }) => (
            <li key={key}>
              <UnstyledButton className={classes.link ?? ''} onClick={() => onGo(taskId, rowId)}>
                {t('equipment.faultPlace', place)}
              </UnstyledButton>{' '}
              {text}
            </li>
          ))}
          {problems.length > MAX_LINES && <li>{t('equipment.faultsMore', { count: problems.length - MAX_LINES })}</li>}
        </ul>
      </div>
    </div>
  );
}
