import type { CatalogueItem, EquipmentEntry } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Draft } from '../../project/draft/use-draft.ts';
import { usePartDraft } from '../../project/draft/use-draft.ts';
import {
  type EquipmentDraft,
  equipmentSource,
  linkFile,
  toDraftRow,
  withRows,
} from '../../project/equipment/equipment-draft.ts';
import type { MaterialOwner } from '../../project/materials/materials-hooks.ts';
import { useUnsavedDraft } from '../../project/save/use-unsaved-changes.ts';
import { nextUnstoredId } from '../../project/schedule/schedule-draft.ts';
import { catalogueQuery } from '../../session/catalogue-queries.ts';
import { useIsProjectReadonly } from '../../session/lease/use-lease.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import { useOpenProjectId, useProjectMap } from '../../session/use-open-project.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { listProblems, type RowProblem } from './equipment-faults.ts';
import { type ActivityNode, buildTree, listActivities, type Rows } from './tree/programme-tree.ts';
import { type ServerProblem, useEquipmentSave } from './use-equipment-save.ts';

const NO_ROWS: Rows = [];
const NO_ITEMS: readonly CatalogueItem[] = [];

/** Draft, save, conflict handling and exit of the equipment editor. */
export function useEquipmentEditing(onCalculate: () => void) {
  const projectId = useOpenProjectId() ?? 0;
  const programme = useQuery(programmeQuery(projectId));
  const zones = useProjectMap().data?.zones;
  const items = useQuery(catalogueQuery()).data ?? NO_ITEMS;
  const isReadonly = useIsProjectReadonly();
  const draft = usePartDraft(equipmentSource);
  const edited = draft?.value;
  const stored = useStoredRows(programme.data?.equipmentRows);
  const tasks = programme.data?.tasks;
  const tree = useMemo(() => {
    if (!zones || !tasks || !edited) return null;
    return buildTree(zones, tasks, (taskId) => edited[taskId] ?? stored.get(taskId) ?? NO_ROWS);
  }, [zones, tasks, edited, stored]);
  const activities = useMemo(() => tree && listActivities(tree), [tree]);
  const isDirty = draft?.isDirty === true;
  const saving = useEquipmentSave(projectId, draft, onCalculate);
  const calculate = useLatestRef(onCalculate);
  const [areProblemsShown, setProblemsShown] = useState(false);
  // Changed activities are checked only on demand, not on every keystroke.
  const listChangedProblems = () => listProblems(activities ?? [], (taskId) => edited?.[taskId] !== undefined);
  const save = async (then: (() => void) | null = null) => {
    const hasProblems = listChangedProblems().length > 0;
    setProblemsShown(hasProblems);
    return !hasProblems && saving.save(then);
  };
  useUnsavedDraft(draft, () => save());
  return {
    projectId,
    programme,
    items,
    tree,
    activities,
    draft,
    isDirty,
    isReadonly,
    saving,
    /** Listed only after a save attempt. The cells are marked at once. */
    problems: areProblemsShown ? listChangedProblems() : toRowProblems(saving.problems, edited),
    fileOwner: useFileOwner(draft),
    ...useRowChanges(draft, stored, isReadonly),
    save,
    /** Null while an activity has no equipment: there is nothing to calculate yet. */
    saveAndCalculate: isComplete(activities)
      ? () => (isDirty ? void save(() => calculate.current()) : calculate.current())
      : null,
  };
}

const isComplete = (activities: readonly ActivityNode[] | null): boolean =>
  activities !== null && activities.length > 0 && activities.every(({ rows }) => rows.length > 0);

/** Adds uploaded files to the current draft, even if the panel that waits for them was rendered earlier. */
function useFileOwner(draft: Draft<EquipmentDraft> | null): MaterialOwner {
  const newest = useLatestRef(draft);
  const isKnown = draft !== null;
  return useMemo(() => {
    const link: MaterialOwner['link'] = (programme, rowId, materialId) => {
      const next = newest.current && linkFile(newest.current.value, programme, rowId, materialId);
      if (next) newest.current?.change(next);
      return Boolean(next);
    };
    return { draftName: equipmentSource.name, link: isKnown ? link : null };
  }, [newest, isKnown]);
}

type StoredRows = ReadonlyMap<number, Rows>;

/** Always applies to the newest rows, because the caller may have rendered before the last cell was committed. */
function useRowChanges(draft: Draft<EquipmentDraft> | null, stored: StoredRows, isReadonly: boolean) {
  const newest = useLatestRef({ draft, stored, isReadonly });
  return useMemo(() => {
    /** Replaces the rows of several activities as one undo step. */
    const changeMany = (changed: ReadonlyMap<number, Rows>) => {
      const now = newest.current;
      if (!now.draft || now.isReadonly) return;
      let next = now.draft.value;
      for (const [taskId, rows] of changed) next = withRows(next, taskId, rows, now.stored.get(taskId) ?? NO_ROWS);
      now.draft.change(next);
    };
    const rowsOf = (taskId: number): Rows =>
      newest.current.draft?.value[taskId] ?? newest.current.stored.get(taskId) ?? NO_ROWS;
    return {
      changeMany,
      changeRows: (taskId: number, next: Rows | ((rows: Rows) => Rows)) =>
        changeMany(new Map([[taskId, typeof next === 'function' ? next(rowsOf(taskId)) : next]])),
      /** Below all existing ids, including other activities, because files refer to rows by id. */
      nextId: () => nextUnstoredId(Object.values(newest.current.draft?.value ?? {}).flat()),
    };
  }, [newest]);
}

export type EquipmentEditing = ReturnType<typeof useEquipmentEditing>;

/** The server's errors, mapped to the rows as they were sent. */
function toRowProblems(problems: readonly ServerProblem[], edited: EquipmentDraft = {}): readonly RowProblem[] {
  return problems.flatMap(({ taskId, index, fault }) => {
    const row = edited[taskId]?.[index];
    return row ? [{ taskId, rowId: row.id, index, fault }] : [];
  });
}

function useStoredRows(
  rows: readonly (Parameters<typeof toDraftRow>[0] & { readonly taskId: number })[] | undefined,
): StoredRows {
  return useMemo(() => {
    const byTask = new Map<number, EquipmentEntry[]>();
    for (const row of rows ?? []) {
      const known = byTask.get(row.taskId);
      if (known) known.push(toDraftRow(row));
      else byTask.set(row.taskId, [toDraftRow(row)]);
    }
    return byTask;
  }, [rows]);
}
