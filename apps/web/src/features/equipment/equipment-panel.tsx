import type { Programme } from '@quietsite/contracts';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readId, routes } from '../../lib/routes.ts';
import { ConflictDialog } from '../../project/save/conflict-dialog.tsx';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { BottomPanel } from '../../ui/panels/bottom-panel.tsx';
import { FailureState, LoadingState } from '../../ui/states.tsx';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { Breadcrumb, SaveActions } from './equipment-actions.tsx';
import { EquipmentBody } from './equipment-body.tsx';
import { NoTasks } from './equipment-empty.tsx';
import { EquipmentNotes } from './equipment-notes.tsx';
import { listTouched } from './equipment-part.ts';
import { LocationBar } from './location/location-bar.tsx';
import { useEquipmentPlacing } from './location/use-equipment-placing.ts';
import type { Rows } from './tree/programme-tree.ts';
import { type EquipmentEditing, useEquipmentEditing } from './use-equipment-editing.ts';

const LocationMap = lazy(async () => ({ default: (await import('./location/location-map.tsx')).LocationMap }));

interface EquipmentPanelProps {
  readonly onCalculate: () => void;
  /** Null if the plan was not submitted, so that there are no comments. */
  readonly onComment: ((rowId: number) => void) | null;
}

/** The equipment editor (SHELL-25): activity tree, equipment rows and side panels. */
export function EquipmentPanel({ onCalculate, onComment }: EquipmentPanelProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const editing = useEquipmentEditing(onCalculate);
  const placing = useEquipmentPlacing(editing);
  const [chosenId, setChosenId] = useChosenActivity();
  const sent = useSentForProof();
  const [chosenRowId, setChosenRowId] = useState<number | null>(sent.rowId);
  const { programme, tree, activities } = editing;
  const selected = activities?.find(({ task }) => task.id === chosenId) ?? activities?.[0];
  const select = useCallback(
    (taskId: number, rowId: number | null = null) => {
      setChosenId(taskId);
      setChosenRowId(rowId);
    },
    [setChosenId],
  );
  const activeId = useActiveRowId(selected?.rows, chosenRowId);
  return (
    <>
      <BottomPanel
        title={t('equipment.title')}
        note={selected && <Breadcrumb activity={selected} />}
        actions={<SaveActions editing={editing} onBack={sent.back} />}
        isHidden={placing.target !== null}
        onClose={sent.back ?? (() => navigate(routes.home))}
      >
        {programme.isLoadingError && <FailureState error={programme.error} onRetry={() => void programme.refetch()} />}
        {!tree && !programme.isLoadingError && <LoadingState />}
        {activities?.length === 0 && <NoTasks isReadonly={editing.isReadonly} />}
        <EquipmentNotes editing={editing} onGo={select} />
        {tree && selected && (
          <EquipmentBody
            key={editing.projectId}
            tree={tree}
            activity={selected}
            editing={editing}
            placing={placing}
            activeId={activeId}
            isProofFirst={sent.back !== null}
            onActive={setChosenRowId}
            onSelect={select}
            onComment={onComment}
          />
        )}
      </BottomPanel>
      {placing.target && <LocationBar placing={placing} target={placing.target} />}
      <EquipmentConflict editing={editing} />
      {activities && (
        <Suspense>
          <LocationMap activities={activities} markedId={activeId} placing={placing} />
        </Suspense>
      )}
    </>
  );
}

/** Kept in the address, so that a reload or shared link shows the same activity. */
function useChosenActivity(): readonly [number | null, (taskId: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choose = useLatestRef((taskId: number) => {
    const next = new URLSearchParams(parameters);
    next.set('activity', String(taskId));
    setParameters(next, { replace: true });
  });
  return [readId(parameters.get('activity')), useCallback((taskId: number) => choose.current(taskId), [choose])];
}

/** The row without proof that the report check sent the user to, and the way back (EQUIP-59). */
function useSentForProof() {
  const navigate = useProjectNavigate();
  const [parameters] = useSearchParams();
  const isSent = parameters.get('from') === 'report';
  return {
    rowId: readId(parameters.get('row')),
    back: isSent ? () => navigate(`${routes.report}?step=2`) : null,
  };
}

/** The chosen row or the one in its position: saving gives new rows their ids, and a removal moves others up. */
function useActiveRowId(rows: Rows = NO_ROWS, chosenId: number | null): number | null {
  const place = useRef(0);
  if (chosenId === null || rows.length === 0) return null;
  const index = rows.findIndex(({ id }) => id === chosenId);
  if (index >= 0) place.current = index;
  return rows[Math.min(place.current, rows.length - 1)]?.id ?? null;
}

const NO_ROWS: Rows = [];

/** Another user saved the same activities in the meantime (U60). */
function EquipmentConflict({ editing: { draft, saving } }: { readonly editing: EquipmentEditing }) {
  const { t } = useTranslation();
  const { conflict } = saving;
  if (!conflict || !draft) return null;
  const { value, source } = draft.read();
  const taskIds = listTouched(value, source as Programme | null, conflict.stored);
  const name = conflict.stored.tasks.find(({ id }) => id === taskIds[0])?.name;
  const what = taskIds.length === 1 && name ? name : t('equipment.conflictMany', { count: taskIds.length });
  return <ConflictDialog conflict={conflict} describe={(who) => t('equipment.conflict', { ...who, what })} />;
}
