import type { Programme } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../project/save/conflict-dialog.tsx';
import { listTouched } from './equipment-part.ts';
import type { EquipmentEditing } from './use-equipment-editing.ts';

/** Another user saved the same activities in the meantime (U60). */
export function EquipmentConflict({ editing: { draft, saving } }: { readonly editing: EquipmentEditing }) {
  const { t } = useTranslation();
  const { conflict } = saving;
  if (!conflict || !draft) return null;
  const { value, source } = draft.read();
  const taskIds = listTouched(value, source as Programme | null, conflict.stored);
  const name = conflict.stored.tasks.find(({ id }) => id === taskIds[0])?.name;
  const what = taskIds.length === 1 && name ? name : t('equipment.conflictMany', { count: taskIds.length });
  return <ConflictDialog conflict={conflict} describe={(who) => t('equipment.conflict', { ...who, what })} />;
}
