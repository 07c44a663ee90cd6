import { useDebouncedValue } from '@mantine/hooks';
import {
  DEFAULT_WEIGHTS,
  emissionOf,
  listRowAlternatives,
  type PlanningCatalogue,
  type RowMeasures,
  type RowOption,
} from '@quietsite/domain';
import { useMemo, useState } from 'react';
import { usePreviewAnswer } from '../../../project/preview/use-preview-answer.ts';
import { useHasScreening } from '../../../project/screening/use-has-screening.ts';
import type { MitigationRow, Shares } from '../sheet/mitigation-rows.ts';
import { buildGuide, type Guide } from './build-guide.ts';

interface GuideInput {
  readonly pointId: number;
  readonly rows: readonly MitigationRow[];
  /** Rows inactive on the receiver's worst day cannot lower its highest level. */
  readonly shares: Shares | null;
  readonly catalogue: PlanningCatalogue;
}

/** Levels come first. The gains are calculated when the user stops typing. */
const DEBOUNCE_MILLISECONDS = 250;
const RULES = { weights: DEFAULT_WEIGHTS, isAnew: false };

/** Includes the emission behind screens; a calculation without screens ignores it. */
const toOption = (row: MitigationRow, measures: RowMeasures, cost: number): RowOption => ({
  ...emissionOf({ ...row, ...measures }, true),
  cost,
});

/** What helps at a receiver, including unsaved edits. Null while unknown. */
export function useGuide({ pointId, rows, shares, catalogue }: GuideInput): Guide<MitigationRow> | null {
  const isScreened = useHasScreening();
  const waysOf = useMemo(
    () =>
      shares &&
      new Map(
        rows
          .filter(({ id }) => shares.has(id))
          .map((row) => [row.id, listRowAlternatives(row, { ...RULES, catalogue, isScreened })] as const),
      ),
    [rows, shares, catalogue, isScreened],
  );
  const options = useMemo(
    () =>
      waysOf &&
      rows.flatMap((row): (readonly [number, readonly RowOption[]])[] => {
        const ways = waysOf.get(row.id);
        if (!ways) return [];
        const others = ways.map(({ measures, cost }) => toOption(row, measures, cost));
        return [[row.id, [toOption(row, row.measures, 0), ...others]]];
      }),
    [rows, waysOf],
  );
  const [debouncedOptions] = useDebouncedValue(options, DEBOUNCE_MILLISECONDS);
  const isCurrent = debouncedOptions === options;
  const gains = usePreviewAnswer('gains', isCurrent && options ? { pointId, options } : null).value;
  const guide = useMemo(
    () => (shares && waysOf && gains ? buildGuide(rows, shares, waysOf, gains) : null),
    [rows, shares, waysOf, gains],
  );
  return useLastGuide(pointId, guide);
}

/** Keeps the last guide of a receiver until a newer one is known, to avoid flicker. */
function useLastGuide(pointId: number, guide: Guide<MitigationRow> | null): Guide<MitigationRow> | null {
  const [last, setLast] = useState({ pointId, guide });
  if (guide !== null && guide !== last.guide) setLast({ pointId, guide });
  return guide ?? (last.pointId === pointId ? last.guide : null);
}
