import { Button } from '@mantine/core';
import { IconCopy, IconLayoutSidebarRight, IconMessagePlus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { UndoButtons } from '../../ui/undo-buttons.tsx';
import { CopyDialog } from './copy/copy-dialog.tsx';
import { copyToActivities } from './copy/copy-targets.ts';
import classes from './equipment.module.css';
import { EquipmentDownload } from './equipment-download.tsx';
import { ImportButton } from './equipment-import.tsx';
import type { ActivityNode, ZoneNode } from './tree/programme-tree.ts';
import type { EquipmentEditing } from './use-equipment-editing.ts';
import type { EquipmentImport } from './use-equipment-import.ts';

interface EquipmentToolsProps {
  readonly tree: readonly ZoneNode[];
  readonly activity: ActivityNode;
  readonly editing: EquipmentEditing;
  readonly reading: EquipmentImport;
  readonly isSideOpen: boolean;
  readonly onAddRow: () => void;
  readonly onSide: () => void;
  /** The button to comment on a row, if the plan is under review. */
  readonly comment: ReactNode;
}

/** Actions on all rows of the activity. */
export function EquipmentTools(props: EquipmentToolsProps) {
  const { tree, activity, editing, reading, isSideOpen, onAddRow, onSide, comment } = props;
  const { t } = useTranslation();
  const [isCopying, setCopying] = useState(false);
  const { draft, isReadonly, projectId } = editing;
  const copy = useCopy(editing, activity);
  return (
    <div className={classes.tools}>
      {!isReadonly && (
        <>
          <Button variant="default" leftSection={<IconPlus size={15} aria-hidden />} onClick={onAddRow}>
            {t('equipment.addRow')}
          </Button>
          <ImportButton reading={reading} />
        </>
      )}
      <EquipmentDownload projectId={projectId} taskId={activity.task.id} />
      {!isReadonly && (
        <Button
          variant="default"
          disabled={activity.rows.length === 0}
          leftSection={<IconCopy size={15} aria-hidden />}
          onClick={() => setCopying(true)}
        >
          {t('equipment.copy.open')}
        </Button>
      )}
      {!isReadonly && draft && <UndoButtons draft={draft} />}
      {comment}
      <span className={classes.space} />
      <Button
        variant="default"
        leftSection={<IconLayoutSidebarRight size={15} aria-hidden />}
        aria-expanded={isSideOpen}
        onClick={onSide}
      >
        {t('equipment.showSide')}
      </Button>
      {isCopying && (
        <CopyDialog
          tree={tree}
          source={activity}
          onClose={() => setCopying(false)}
          onCopy={(taskIds, isOverwriting) => {
            setCopying(false);
            copy(taskIds, isOverwriting);
          }}
        />
      )}
    </div>
  );
}

interface CommentButtonProps {
  /** The chosen row. Only stored rows can be commented on. */
  readonly rowId: number | null;
  readonly onComment: (rowId: number) => void;
}

/** Comments on the chosen row. Also for read-only users (APPROVE-20). */
export function CommentButton({ rowId, onComment }: CommentButtonProps) {
  const { t } = useTranslation();
  const isChosen = rowId !== null && rowId > 0;
  return (
    <Button
      variant="default"
      disabled={!isChosen}
      title={isChosen ? undefined : t('equipment.commentHint')}
      leftSection={<IconMessagePlus size={15} aria-hidden />}
      onClick={() => isChosen && onComment(rowId)}
    >
      {t('equipment.comment')}
    </Button>
  );
}

/** Copies to all chosen activities as one undo step (EQUIP-18). */
function useCopy({ activities, nextId, changeMany }: EquipmentEditing, source: ActivityNode) {
  const { t } = useTranslation();
  return (taskIds: ReadonlySet<number>, isOverwriting: boolean) => {
    const targets = (activities ?? []).filter(({ task }) => taskIds.has(task.id));
    changeMany(copyToActivities({ source, targets, isOverwriting, firstId: nextId() }));
    showSuccess({
      id: 'equipment-copied',
      title: t('equipment.copy.doneTitle'),
      text: t('equipment.copy.done', { count: targets.length }),
    });
  };
}
