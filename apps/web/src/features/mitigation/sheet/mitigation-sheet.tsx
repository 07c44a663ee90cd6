import type { MitigationStage, PlanningCatalogue } from '@quietsite/domain';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import { useCopyMeasures } from '../use-copy-measures.ts';
import type { Mitigation } from '../use-mitigation.ts';
import { mitigationColumns } from './mitigation-columns.tsx';
import type { MitigationRow } from './mitigation-rows.ts';

interface MitigationSheetProps {
  readonly mitigation: Mitigation;
  readonly catalogue: PlanningCatalogue;
  readonly stage: MitigationStage;
  /** The rows of the current page, in order. */
  readonly rows: readonly MitigationRow[];
  readonly activeId: number | null;
  readonly onActive: (rowId: number | null) => void;
  readonly onFiles: (rowId: number) => void;
}

const rowKey = ({ id }: MitigationRow): number => id;

/** The table of a stage (MITI-12). */
export function MitigationSheet(props: MitigationSheetProps) {
  const { mitigation, catalogue, stage, rows, activeId, onActive, onFiles } = props;
  const { t } = useTranslation();
  const { draft, isReadonly, saving, change } = mitigation;
  const newest = useLatestRef({ copy: useCopyMeasures(mitigation, { catalogue }, stage), onFiles });
  const onCopy = useCallback((row: MitigationRow) => void newest.current.copy(row), [newest]);
  const openFiles = useCallback(({ id }: MitigationRow) => newest.current.onFiles(id), [newest]);
  const columns = useMemo(
    () => mitigationColumns({ context: { t, catalogue }, stage, isReadonly, onFiles: openFiles, onCopy }),
    [t, catalogue, stage, isReadonly, openFiles, onCopy],
  );
  return (
    <Sheet
      label={t('mitigation.table')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      isReadonly={isReadonly}
      isBusy={saving.isPending}
      onChange={(next) => {
        const before = new Set(rows);
        const changed = next.filter((row) => !before.has(row));
        change(new Map(changed.map(({ id, measures }) => [id, { measures }])));
      }}
      onUndo={() => draft?.undo()}
      onRedo={() => draft?.redo()}
      activeKey={activeId}
      onActive={onActive}
    />
  );
}
