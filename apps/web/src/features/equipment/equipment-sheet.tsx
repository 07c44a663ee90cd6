import { type EquipmentEntry, entryOfName } from '@quietsite/domain';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nextUnstoredId } from '../../project/schedule/schedule-draft.ts';
import { useCommentNumbers } from '../../session/use-comment-numbers.ts';
import { showNotice } from '../../ui/dialogs/toasts.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import type { EditRequest } from '../../ui/sheet/sheet-types.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { equipmentColumns } from './equipment-columns.tsx';
import type { TypingStore } from './equipment-typing.ts';
import { type CellContext, PENDING_LOCATION } from './equipment-writers.ts';
import type { ActivityNode, Rows } from './tree/programme-tree.ts';
import type { EquipmentEditing } from './use-equipment-editing.ts';

interface EquipmentSheetProps {
  readonly activity: ActivityNode;
  readonly editing: EquipmentEditing;
  readonly typing: TypingStore;
  readonly activeId: number | null;
  readonly onActive: (rowId: number | null) => void;
  /** The user chose Fixed Location in a row (EQUIP-08). */
  readonly onPlace: (rowId: number) => void;
  readonly editRequest: EditRequest | null;
  readonly empty: ReactNode;
}

const rowKey = ({ id }: EquipmentEntry): number => id;

/** The rows of one activity (EQUIP-04). */
export function EquipmentSheet(props: EquipmentSheetProps) {
  const { activity, editing, typing, activeId, onActive, editRequest, empty } = props;
  const { t } = useTranslation();
  const columns = useColumns(activity, editing, typing);
  const change = useSheetChange(props);
  const { task } = activity;
  return (
    <Sheet
      label={t('equipment.rows')}
      columns={columns}
      rows={activity.rows}
      rowKey={rowKey}
      isReadonly={editing.isReadonly}
      onChange={change}
      createRow={(rows) => createRow(rows, activity, editing)}
      onRemove={(keys) => {
        const removed = new Set(keys);
        editing.changeRows(task.id, (rows) => rows.filter(({ id }) => !removed.has(id)));
      }}
      onUndo={() => editing.draft?.undo()}
      onRedo={() => editing.draft?.redo()}
      activeKey={activeId}
      onActive={onActive}
      onTyping={(row) => typing.set(row)}
      editRequest={editRequest}
      empty={empty}
    />
  );
}

/** A row without a name yet. */
export function createRow(rows: Rows, { task }: ActivityNode, editing: EquipmentEditing): EquipmentEntry {
  return entryOfName(Math.min(nextUnstoredId(rows), editing.nextId()), '', task, []);
}

/** Stable columns while the activity and the catalogue stay the same. */
function useColumns(activity: ActivityNode, { items }: EquipmentEditing, typing: TypingStore) {
  const { t } = useTranslation();
  const { task, zoneName } = activity;
  const { zone } = activity.place;
  const newest = useLatestRef(activity);
  const commentNumbers = useCommentNumbers().rows;
  return useMemo(() => {
    const context: CellContext = { t, items, place: { task, zone }, zoneName, commentNumbers };
    return equipmentColumns({ context, typing, groups: () => listGroups(newest.current.rows) });
  }, [t, items, task, zone, zoneName, typing, newest, commentNumbers]);
}

const listGroups = (rows: Rows): readonly string[] =>
  [...new Set(rows.map(({ exclusiveGroup }) => exclusiveGroup.trim()))].filter(Boolean).sort();

/** A row set to Fixed Location uses the notional source until its location is chosen. */
export const clearPendingLocations = (rows: Rows): Rows =>
  rows.map((row) => (row.fixedLocation === PENDING_LOCATION ? { ...row, fixedLocation: null } : row));

/** Applies the rows, and asks for the location of a row that needs one. */
function useSheetChange({ activity, editing, onPlace }: EquipmentSheetProps): (rows: Rows) => void {
  const { t } = useTranslation();
  return (rows) => {
    const pending = rows.filter(({ fixedLocation }) => fixedLocation === PENDING_LOCATION);
    editing.changeRows(activity.task.id, clearPendingLocations(rows));
    const [only, ...others] = pending;
    if (only && others.length === 0) onPlace(only.id);
    else if (only)
      showNotice({
        id: 'equipment-places',
        title: t('equipment.place.manyTitle'),
        text: t('equipment.place.many', { count: pending.length }),
      });
  };
}
