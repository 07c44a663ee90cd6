import { type Advice, type DatedTask, hongKongToday, type ScheduledTask } from '@quietsite/domain';
import { useEffect, useMemo, useState } from 'react';
import { listShifted } from '../shift-tasks.ts';
import { listNewOverlaps } from './shift-overlaps.ts';

/** Proposed dates by activity. */
export type ProposedDates = ReadonlyMap<number, Pick<DatedTask, 'start' | 'end'>>;

/** The proposal and which shifts are ticked. The chart shows those until the proposal is gone. */
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
  const left = declined.of === advice ? declined.ids : null;
  const taken = useMemo(
    () => new Set(shifted.map(({ before }) => before.id).filter((id) => !left?.has(id))),
    [shifted, left],
  );
  const overlaps = useMemo(() => listNewOverlaps(tasks, shifted, taken, today), [tasks, shifted, taken, today]);
  useEffect(() => {
    const dates = shifted
      .filter(({ before }) => taken.has(before.id))
      .map(({ before, after }) => [before.id, after] as const);
    onPropose(dates.length > 0 ? new Map(dates) : null);
    return () => onPropose(null);
  }, [shifted, taken, onPropose]);
  const take = (ids: readonly number[], isTaken: boolean) => {
    const next = new Set(left);
    for (const id of ids) {
      if (isTaken) next.delete(id);
      else next.add(id);
    }
    setDeclined({ of: advice, ids: next });
  };
  return { shifted, taken, overlaps, take };
}
