import type { RowMeasures } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Draft, usePartDraft } from '../../project/draft/use-draft.ts';
import {
  type MitigatedRow,
  type MitigationDraft,
  mitigationSource,
  withMitigated,
} from '../../project/mitigation/mitigation-draft.ts';
import { useUnsavedDraft } from '../../project/save/use-unsaved-changes.ts';
import { quieterCatalogueQuery } from '../../session/catalogue-queries.ts';
import { useIsProjectReadonly } from '../../session/lease/use-lease.ts';
import { isRunActive, MITIGATION_POLL_MILLISECONDS } from '../../session/project-events.tsx';
import { programmeQuery } from '../../session/project-queries.ts';
import { useOpenProjectId, useProjectMap } from '../../session/use-open-project.ts';
import { useRun } from '../../session/use-run.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { listProblems } from './sheet/mitigation-faults.ts';
import { buildRows, type MitigationRow } from './sheet/mitigation-rows.ts';
import { useMitigationSave } from './use-mitigation-save.ts';

/** The rows including unsaved edits, their save, and the calculation after it. */
export function useMitigation(onCalculate: () => void) {
  const projectId = useOpenProjectId() ?? 0;
  const programme = useQuery(programmeQuery(projectId));
  const catalogue = useQuery(quieterCatalogueQuery());
  const zones = useProjectMap().data?.zones;
  const isReadonly = useIsProjectReadonly();
  const draft = usePartDraft(mitigationSource);
  const edited = draft?.value;
  const rows = useMemo(
    () => (programme.data && zones && edited ? buildRows(programme.data, zones, edited) : null),
    [programme.data, zones, edited],
  );
  const saving = useMitigationSave(projectId, draft);
  const [areProblemsShown, setProblemsShown] = useState(false);
  /** Of the newest draft: a change and its save may be one press. */
  const listAll = () => {
    const newest = draft?.read().value;
    if (!programme.data || !zones || !newest) return [];
    return listProblems(buildRows(programme.data, zones, newest), (rowId) => newest[rowId] !== undefined);
  };
  const calculate = useLatestRef(onCalculate);
  /** Runs an action that needs stored data. Saves changes first, and does not run it if a row cannot be saved. */
  const afterSaving = (act: () => void) => {
    if (isReadonly || draft?.read().isDirty !== true) return act();
    const hasProblems = listAll().length > 0;
    setProblemsShown(hasProblems);
    if (!hasProblems) saving.saveThen(act);
  };
  const saveNow = async () => {
    const hasProblems = listAll().length > 0;
    setProblemsShown(hasProblems);
    return !hasProblems && saving.save();
  };
  useUnsavedDraft(draft, saveNow);
  return {
    ...{ projectId, programme, catalogue, rows, draft, isReadonly, saving, afterSaving },
    isCalculating: isRunActive(useRun(MITIGATION_POLL_MILLISECONDS).data),
    calculate: () => afterSaving(() => calculate.current()),
    /** Listed only after a save attempt. The cells are marked at once. */
    problems: areProblemsShown ? listAll() : [],
    ...useRowChanges(draft, rows, isReadonly),
  };
}

export type Mitigation = ReturnType<typeof useMitigation>;

type Rows = readonly MitigationRow[];

/** Always applies to the newest rows, because the caller may have rendered before the last cell was committed. */
function useRowChanges(draft: Draft<MitigationDraft> | null, rows: Rows | null, isReadonly: boolean) {
  const newest = useLatestRef({ draft, rows, isReadonly });
  return useMemo(() => {
    const storedOf = (rowId: number): MitigatedRow | undefined => {
      const row = newest.current.rows?.find(({ id }) => id === rowId);
      return row && { measures: row.storedMeasures, materialIds: row.storedMaterialIds };
    };
    /** Changes measures or files of several rows as one undo step. */
    const change = (changed: ReadonlyMap<number, Partial<MitigatedRow>>): boolean => {
      const now = newest.current;
      if (!now.draft || !now.rows || now.isReadonly) return false;
      const known = now.rows.filter(({ id }) => changed.has(id));
      const full = new Map(
        known.map(({ id, measures, materialIds }) => [id, { measures, materialIds, ...changed.get(id) }]),
      );
      now.draft.change(withMitigated(now.draft.value, full, storedOf));
      return known.length === changed.size;
    };
    return {
      change,
      /** Applies a proposal or a copy as one undo step. */
      changeMeasures: (changed: ReadonlyMap<number, RowMeasures>) =>
        change(new Map([...changed].map(([id, measures]) => [id, { measures }]))),
      /** Links uploaded files to their row. */
      fileOwner: {
        draftName: mitigationSource.name,
        link: (_: unknown, rowId: number, materialId: number) => {
          const row = newest.current.rows?.find(({ id }) => id === rowId);
          return row !== undefined && change(new Map([[rowId, { materialIds: [...row.materialIds, materialId] }]]));
        },
      },
    };
  }, [newest]);
}
