import { isSamePlace } from '@quietsite/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useIsRestricted } from '../../../project/equipment/restricted-hours.tsx';
import { useShownLevels } from '../../../project/preview/use-shown-levels.ts';
import { useProjectMap } from '../../../session/use-open-project.ts';
import { keepOrder, listRows, orderOf, type RowOrder, type SelectRow } from './select-rows.ts';
import type { Select } from './use-select.ts';

/** The points with their levels. Rows keep their position while something is edited. */
export function useRows({
  points,
  draft,
  list,
}: Pick<Select, 'points' | 'draft' | 'list'>): readonly SelectRow[] | null {
  const { levels } = useShownLevels();
  const typedIds = useTypedBuildings();
  const isRestricted = useIsRestricted();
  const order = useRef<RowOrder | null>(null);
  const isDirty = draft?.isDirty === true;
  const changes = draft?.value;
  const history = list.data?.history;
  const ranked = useMemo(() => {
    if (!points || !changes) return null;
    const moved = changes.filter(
      ({ before, after }) => before && after && !isSamePlace(before.position, after.position),
    );
    const movedIds = new Set([...moved, ...(history ?? [])].map(({ pointId }) => pointId));
    return listRows(points, levels, movedIds, typedIds, isRestricted);
  }, [points, levels, changes, history, typedIds, isRestricted]);
  const rows = useMemo(
    () => (ranked && isDirty && order.current ? keepOrder(ranked, order.current) : ranked),
    [ranked, isDirty],
  );
  const hasLevels = levels.size > 0;
  useEffect(() => {
    // Without levels there is no order to keep yet.
    if (rows && hasLevels && !(isDirty && order.current)) order.current = orderOf(rows);
  }, [rows, isDirty, hasLevels]);
  return rows;
}

/** Buildings with a criterion typed by a user (U38). */
function useTypedBuildings(): ReadonlySet<number> {
  const buildings = useProjectMap().data?.receiverBuildings;
  return useMemo(
    () => new Set(buildings?.filter((building) => building.isCriterionTyped).map(({ buildingId }) => buildingId)),
    [buildings],
  );
}
