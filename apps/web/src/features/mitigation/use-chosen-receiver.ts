import { type DayString, findLoudestDay } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePreviewPart } from '../../project/preview/preview-provider.tsx';
import { useExplanation } from '../../project/preview/use-explanation.ts';
import { useHighestLevels } from '../../project/preview/use-shown-levels.ts';
import { useTimeline } from '../../project/preview/use-timeline.ts';
import { receiversQuery } from '../../session/project-queries.ts';
import { type ChosenReceiver, chooseReceiver, hasSelected, listCoverage, listSelected } from './receiver-choice.ts';
import { listShares, type Shares } from './sheet/mitigation-rows.ts';

/** The selected receivers with their levels including unsaved edits, and the chosen one. */
export function useChosenReceiver(projectId: number, addressedId: number | null) {
  const list = useQuery(receiversQuery(projectId));
  const { levels, isPreview, kind } = useHighestLevels();
  const points = list.data?.points;
  const hasFailed = usePreviewPart(({ status }) => status === 'failed') && kind === 'none';
  const receivers = useMemo(() => (points ? listSelected(points, levels) : []), [points, levels]);
  const coverage = useMemo(() => listCoverage(points ?? [], levels), [points, levels]);
  const [keptId, setKeptId] = useState<number | null>(null);
  const buildingId = points?.find(({ pointId }) => pointId === addressedId)?.buildingId ?? null;
  const chosen = chooseReceiver(receivers, { pointId: addressedId, buildingId, keptId });
  if (chosen && chosen.pointId !== keptId) setKeptId(chosen.pointId);
  return {
    list,
    receivers,
    coverage,
    chosen,
    isPreview,
    isKnown: points !== undefined && kind !== 'none',
    /** There are no stored levels, and the page could not calculate any. */
    hasFailed,
    hasSelected: points !== undefined && hasSelected(points),
    ...useContributions(chosen),
  };
}

export type ChosenReceivers = ReturnType<typeof useChosenReceiver>;

interface Contributions {
  /** Null while unknown. */
  readonly shares: Shares | null;
  /** If false while `shares` is null, there are none or they cannot be calculated. */
  readonly areSharesPending: boolean;
  readonly worstDay: DayString | null;
}

/** The contribution of each row at the receiver on its worst day, including unsaved edits (Q94). */
function useContributions(chosen: ChosenReceiver | null): Contributions {
  const pointId = chosen?.pointId ?? null;
  const isOff = usePreviewPart(({ status }) => status === 'off');
  const timeline = useTimeline(pointId);
  const worstDay = timeline.value && findLoudestDay(timeline.value, 'mitigated');
  const explanation = useExplanation(pointId, worstDay, 'mitigated');
  const shares = useMemo(() => explanation.value && listShares(explanation.value), [explanation.value]);
  return { shares, areSharesPending: isOff || timeline.isPending || explanation.isPending, worstDay };
}
