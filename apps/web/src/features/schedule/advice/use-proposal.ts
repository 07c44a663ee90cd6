import { type Advice, type DatedTask, hongKongToday, type ScheduledTask } from '@quietsite/domain';
import { useEffect, useMemo, useState } from 'react';
import { listShifted } from '../shift-tasks.ts';
import { listNewOverlaps } from './shift-overlaps.ts';

/** Proposed dates by activity. */
export type ProposedDates = ReadonlyMap<number, Pick<DatedTask, 'start' | 'end'>>;

/** The proposal and which shifts are ticked. The chart shows the ticked ones until the proposal is discarded. */
export function useProposal(
  tasks: readonly ScheduledTask[],
  advice: Advice | null,
  onPropose: (dates: ProposedDates | null) => void,
) {
  const [today] = useState(() => hongKongToday(new Date()));
  const [declined, setDeclined] = useState<{ readonly of: Advice | null; readonly ids: ReadonlySet<number> }>({
    ...{ of: null, ids: new Set() },
  });
  const shifted = useMemo(() => listShifted(tasks, advice?.shifts ?? [], today), [tasks, advice, today]);
  const declinedIds = declined.of === advice ? declined.ids : null;
  const tickedIds = useMemo(
    () => new Set(shifted.map(({ before }) => before.id).filter((id) => !declinedIds?.has(id))),
    [shifted, declinedIds],
  );
  const overlaps = useMemo(() => listNewOverlaps(tasks, shifted, tickedIds, today), [tasks, shifted, tickedIds, today]);
  useEffect(() => {
    const dates = shifted
      .filter(({ before }) => tickedIds.has(before.id))
      .map(({ before, after }) => [before.id, after] as const);
    onPropose(dates.length > 0 ? new Map(dates) : null);
    return () => onPropose(null);
  }, [shifted, tickedIds, onPropose]);
  const tick = (ids: readonly number[], isTicked: boolean) => {
    const next = new Set(declinedIds);
    for (const id of ids) {
      if (isTicked) next.delete(id);
      else next.add(id);
    }
    setDeclined({ of: advice, ids: next });
  };
  return { shifted, tickedIds, overlaps, tick };
}
