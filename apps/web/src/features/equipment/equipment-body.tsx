import { describeEquipment, type EquipmentEntry } from '@quietsite/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditRequest } from '../../ui/sheet/sheet-types.ts';
import classes from './equipment.module.css';
import { NoRows } from './equipment-empty.tsx';
import { ImportNotes, ImportProblems } from './equipment-import.tsx';
import { createRow, EquipmentSheet } from './equipment-sheet.tsx';
import { EquipmentSide, isNarrow, onNarrow } from './equipment-side.tsx';
import { CommentButton, EquipmentTools } from './equipment-tools.tsx';
import { ActivityTotal } from './equipment-total.tsx';
import { TypingStore } from './equipment-typing.ts';
import type { EquipmentPlacing } from './location/use-equipment-placing.ts';
import { ActivityTree } from './tree/activity-tree.tsx';
import type { ActivityNode, ZoneNode } from './tree/programme-tree.ts';
import type { EquipmentEditing } from './use-equipment-editing.ts';
import { useEquipmentImport } from './use-equipment-import.ts';
import { useEmptyPaste } from './use-equipment-paste.ts';

interface EquipmentBodyProps {
  readonly tree: readonly ZoneNode[];
  readonly activity: ActivityNode;
  readonly editing: EquipmentEditing;
  readonly placing: EquipmentPlacing;
  readonly activeId: number | null;
  /** The user was sent here for the files of a row. */
  readonly isProofFirst: boolean;
  readonly onActive: (rowId: number | null) => void;
  readonly onSelect: (taskId: number) => void;
  readonly onComment: ((rowId: number) => void) | null;
}

/** Tree, sheet and side panels. */
export function EquipmentBody(props: EquipmentBodyProps) {
  const { tree, activity, editing, placing, activeId, isProofFirst, onActive, onSelect, onComment } = props;
  const [typing] = useState(() => new TypingStore());
  const [editRequest, setEditRequest] = useState<EditRequest | null>(null);
  const [wasNarrow] = useState(isNarrow);
  const [isSideOpen, setSideOpen] = useState(isProofFirst || !wasNarrow);
  useEffect(() => {
    // The window may have been resized since the first render.
    if (isNarrow() !== wasNarrow) setSideOpen(wasNarrow);
    return onNarrow((isNarrowNow) => setSideOpen(!isNarrowNow));
  }, [wasNarrow]);
  const reading = useEquipmentImport(editing, activity);
  const { task } = activity;
  useEmptyPaste(editing, activity, typing);
  const addRow = () => {
    const row = createRow(activity.rows, activity, editing);
    editing.changeRows(task.id, (rows) => [...rows, row]);
    onActive(row.id);
    setEditRequest({ key: row.id, columnId: 'equipment' });
  };
  const search = () => {
    setSideOpen(true);
    // Wait for the drawer to render in a narrow window.
    setTimeout(() => document.querySelector<HTMLElement>('[data-catalogue] input')?.focus());
  };
  return (
    <div className={classes.columns} data-side={isSideOpen || undefined}>
      <ActivityTree tree={tree} selectedId={task.id} onSelect={onSelect} />
      <div className={classes.middle}>
        <EquipmentTools
          tree={tree}
          activity={activity}
          editing={editing}
          reading={reading}
          isSideOpen={isSideOpen}
          onAddRow={addRow}
          onSide={() => setSideOpen(!isSideOpen)}
          comment={onComment && <CommentButton rowId={activeId} onComment={onComment} />}
        />
        <ImportNotes reading={reading} />
        <EquipmentSheet
          key={task.id}
          activity={activity}
          editing={editing}
          typing={typing}
          activeId={activeId}
          onActive={onActive}
          onPlace={(rowId) => placing.start(task.id, rowId)}
          editRequest={editRequest}
          empty={<NoRows activity={activity} editing={editing} onSearch={search} />}
        />
        <RestrictedNotice rows={activity.rows} />
        {activity.rows.length > 0 && <ActivityTotal activity={activity} typing={typing} />}
      </div>
      <EquipmentSide
        activity={activity}
        editing={editing}
        placing={placing}
        typing={typing}
        activeId={activeId}
        isProofFirst={isProofFirst}
        isOpen={isSideOpen}
        onClose={() => setSideOpen(false)}
        onAdded={onActive}
      />
      <ImportProblems reading={reading} />
    </div>
  );
}

/** Shown below the rows if any of them is in the evening or night period (Q141). */
export function RestrictedNotice({ rows }: { readonly rows: readonly EquipmentEntry[] }) {
  const { t } = useTranslation();
  const names = rows.filter(({ timePeriod }) => timePeriod !== null).map(describeEquipment);
  if (names.length === 0) return null;
  return (
    <p className={classes.restricted} role="status">
      <IconAlertTriangle size={14} aria-hidden /> {t('restricted.notice')}{' '}
      {t('restricted.rows', { names: [...new Set(names)].join(', ') })}
    </p>
  );
}
