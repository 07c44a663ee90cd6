import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsModalOpen } from '../../ui/dialogs/escape-stack.ts';
import { showWarning } from '../../ui/dialogs/toasts.tsx';
import { applyBlock } from '../../ui/sheet/apply-block.ts';
import { parseBlock } from '../../ui/sheet/parse-block.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { equipmentColumns } from './equipment-columns.tsx';
import { clearPendingLocations, createRow } from './equipment-sheet.tsx';
import type { TypingStore } from './equipment-typing.ts';
import type { ActivityNode } from './tree/programme-tree.ts';
import type { EquipmentEditing } from './use-equipment-editing.ts';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/**
 * An activity without rows has no cell to paste into. The pasted block becomes its rows, by position from the name on.
 */
export function useEmptyPaste(
  editing: EquipmentEditing,
  activity: ActivityNode | undefined,
  typing: TypingStore,
): void {
  const { t } = useTranslation();
  const isModalOpen = useIsModalOpen();
  const isOn = activity?.rows.length === 0 && !editing.isReadonly && !isModalOpen;
  const paste = useLatestRef((text: string) => {
    if (!activity) return;
    const { place, zoneName } = activity;
    const context = { t, items: editing.items, place, zoneName };
    const columns = equipmentColumns({ context, typing, groups: () => [] });
    const sheet = {
      rows: activity.rows,
      columns,
      createRow: (rows: ActivityNode['rows']) => createRow(rows, activity, editing),
      notInList: t('sheet.notInList'),
    };
    const { rows, faults } = applyBlock(sheet, { row: 0, column: 0 }, parseBlock(text));
    const [first] = faults;
    if (!first) return editing.changeRows(activity.task.id, clearPendingLocations(rows));
    const column = columns[first.column]?.title ?? '';
    showWarning({
      id: 'equipment-paste',
      title: t('sheet.refused.paste', { count: faults.length }),
      text: t('sheet.badCell', { row: first.row + 1, column, text: first.text, fault: first.fault }),
    });
  });
  useEffect(() => {
    if (!isOn) return;
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const isElsewhere = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (text === '' || isElsewhere || event.defaultPrevented) return;
      event.preventDefault();
      paste.current(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isOn, paste]);
}
