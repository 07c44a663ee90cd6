import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../lib/format.ts';
import { ConflictModal } from '../../ui/dialogs/conflict-modal.tsx';
import type { EquipmentEditing } from './use-equipment-editing.ts';

/**
 * Another user saved the same activities in the meantime. Shows who and when, and offers a choice between the two
 * versions (U60).
 */
export function EquipmentConflict({ editing }: { readonly editing: EquipmentEditing }) {
  const { t } = useTranslation();
  const { conflict } = editing.saving;
  if (!conflict) return null;
  const { theirs, programme, taskIds } = conflict;
  const [only] = taskIds;
  const name = programme.tasks.find(({ id }) => id === only)?.name;
  const what = taskIds.length === 1 && name ? name : t('equipment.conflictMany', { count: taskIds.length });
  return (
    <ConflictModal
      text={t('equipment.conflict', {
        name: theirs.modifiedBy ?? t('editor.conflict.somebody'),
        at: formatInstantMinute(theirs.modifiedAt),
        what,
      })}
      width={520}
      onKeepMine={conflict.keepMine}
      onTakeTheirs={conflict.takeTheirs}
      onClose={conflict.close}
    />
  );
}
