import { type DayString, type Explanation, findLoudestDay, type ReceiverTimeline } from '@quietsite/domain';
import { useState } from 'react';
import { useExplanation } from '../../project/preview/use-explanation.ts';
import { useTimeline } from '../../project/preview/use-timeline.ts';
import type { DerivedLevel } from '../../session/derivation/derivation-address.ts';

interface DerivedExplanation {
  /** Null if unknown or if there is none. */
  readonly day: DayString | null;
  /** Keeps the previous one while a newer one loads, so that the table does not flicker at every step. */
  readonly explanation: Explanation | null;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  /** The receiver is in the calculation but has no level on any day. */
  readonly isSilent: boolean;
}

export function useDerivedExplanation(derived: DerivedLevel): DerivedExplanation {
  const { pointId, run } = derived;
  const timeline = useTimeline(pointId);
  const day = resolveDay(derived, timeline.value);
  const answer = useExplanation(pointId, day, run);
  const [previous, setPrevious] = useState<Explanation | null>(null);
  if (answer.value !== null && answer.value !== previous) setPrevious(answer.value);
  const isPending = timeline.isPending || answer.isPending;
  const before = isPending && previous?.pointId === pointId ? previous : null;
  return {
    day,
    explanation: answer.value ?? before,
    isPending,
    hasFailed: timeline.hasFailed || answer.hasFailed,
    isSilent: timeline.value !== null && day === null,
  };
}

function resolveDay({ day, run }: DerivedLevel, timeline: ReceiverTimeline | null): DayString | null {
  if (day !== 'loudest' && day !== 'loudestWithNeighbours') return day;
  return timeline && findLoudestDay(timeline, run, day === 'loudest' ? 'level' : 'withNeighbours');
}
