import type { CatalogueItem, EquipmentEntry } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { catalogueQuery } from '../../session/catalogue-queries.ts';
import { type EquipmentDraft, toDraftRow, withRows } from '../../session/equipment-draft/equipment-draft.ts';
import { useEquipmentDraft } from '../../session/equipment-draft/use-equipment-draft.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import { nextUnstoredId } from '../../session/schedule-draft/schedule-draft.ts';
import { useIsProjectReadonly } from '../../session/use-lease.ts';
import { useOpenProjectId, useProjectMap } from '../../session/use-open-project.ts';
import { useUnsavedChanges } from '../../session/use-unsaved-changes.ts';
import { listProblems, type RowProblem } from './equipment-faults.ts';
import type { ServerProblem } from './equipment-save.ts';
import { buildTree, listActivities, type Rows } from './programme-tree.ts';
import { useEquipmentSave } from './use-equipment-save.ts';

const NO_ROWS: Rows = [];
const NO_ITEMS: readonly CatalogueItem[] = [];

/** Draft, save, conflict and the ways out of the equipment editor. */
export function useEquipmentEditing() {
  const projectId = useOpenProjectId() ?? 0;
  const programme = useQuery(programmeQuery(projectId));
  const zones = useProjectMap().data?.zones;
  const items = useQuery(catalogueQuery()).data ?? NO_ITEMS;
  const isReadonly = useIsProjectReadonly();
  const draft = useEquipmentDraft();
  const edited = draft?.value;
  const stored = useStoredRows(programme.data?.equipmentRows);
  const tasks = programme.data?.tasks;
  const tree = useMemo(() => {
    if (!zones || !tasks || !edited) return null;
    return buildTree(zones, tasks, (taskId) => edited[taskId] ?? stored.get(taskId) ?? NO_ROWS);
  }, [zones, tasks, edited, stored]);
  const activities = useMemo(() => tree && listActivities(tree), [tree]);
  const isDirty = draft?.isDirty === true;
  useUnsavedChanges(isDirty, () => draft?.reset(draft.base, draft.revision));
  const saving = useEquipmentSave({ projectId, draft, programme: programme.data });
  const problems = useMemo(
    () => (edited && activities ? listProblems(activities, (taskId) => edited[taskId] !== undefined) : []),
    [activities, edited],
  );
  const [areProblemsTold, setProblemsTold] = useState(false);

  /** Other rows for some activities, as one step. */
  const changeMany = (changed: ReadonlyMap<number, Rows>) => {
    if (!draft || isReadonly) return;
    let next = draft.value;
    for (const [taskId, rows] of changed) next = withRows(next, taskId, rows, stored.get(taskId) ?? NO_ROWS);
    draft.change(next);
  };
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
    /** Said once somebody tried to save; at their cells they are marked at once. */
    problems: areProblemsTold ? problems : toRowProblems(saving.problems, edited),
    /** Below all that are there, also in other activities: files find their rows by id. */
    nextId: () => nextUnstoredId(Object.values(edited ?? {}).flat()),
    changeMany,
    changeRows: (taskId: number, rows: Rows) => changeMany(new Map([[taskId, rows]])),
    save: () => {
      setProblemsTold(problems.length > 0);
      if (problems.length === 0) saving.save();
    },
  };
}

export type EquipmentEditing = ReturnType<typeof useEquipmentEditing>;

/** What the server refused, by the rows as they were sent. */
function toRowProblems(problems: readonly ServerProblem[], edited: EquipmentDraft = {}): readonly RowProblem[] {
  return problems.flatMap(({ taskId, index, fault }) => {
    const row = edited[taskId]?.[index];
    return row ? [{ taskId, rowId: row.id, index, fault }] : [];
  });
}

function useStoredRows(rows: readonly (Parameters<typeof toDraftRow>[0] & { readonly taskId: number })[] | undefined) {
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
