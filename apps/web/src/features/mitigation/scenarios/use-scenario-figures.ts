import { useEffect, useMemo, useState } from 'react';
import { type EditedDrafts, toSnapshotEdit } from '../../../project/preview/draft-edit.ts';
import { useEditedDrafts } from '../../../project/preview/use-draft-edit.ts';
import { startPreviewClient } from '../../../workers/preview-client.ts';
import type { MitigationRow } from '../sheet/mitigation-rows.ts';
import { calculateScenarios } from './calculate-scenarios.ts';
import { type ScenarioColumn, type ScenarioFigures, toDraft } from './scenario-columns.ts';

interface Calculated {
  readonly figures: ReadonlyMap<number, ScenarioFigures>;
  readonly status: 'calculating' | 'done' | 'failed';
}

const NOTHING: Calculated = { figures: new Map(), status: 'calculating' };

/** The figures of each scenario, from a worker that runs as long as the comparison is open. */
export function useScenarioFigures(
  projectId: number,
  columns: readonly ScenarioColumn[],
  rows: readonly MitigationRow[],
) {
  const { drafts, revision } = useEditedDrafts();
  const inputs = useMemo(() => drafts && listInputs(columns, rows, drafts), [columns, rows, drafts]);
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt calculates the same again
  useEffect(() => {
    if (!inputs || revision === undefined) return;
    const client = startPreviewClient();
    const figures = new Map<number, ScenarioFigures>();
    let isOpen = true;
    const show = (status: Calculated['status']) => isOpen && setState({ figures: new Map(figures), status });
    show('calculating');
    calculateScenarios(client, { projectId, revision }, inputs, (id, found) => {
      figures.set(id, found);
      show('calculating');
    }).then(
      () => show('done'),
      () => show('failed'),
    );
    return () => {
      isOpen = false;
      client.close();
    };
  }, [inputs, projectId, revision, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}

const listInputs = (columns: readonly ScenarioColumn[], rows: readonly MitigationRow[], drafts: EditedDrafts) =>
  columns.map(({ scenario, measures }) => ({
    id: scenario.id,
    edit: toSnapshotEdit({ ...drafts, mitigation: toDraft(measures, rows) }),
  }));
