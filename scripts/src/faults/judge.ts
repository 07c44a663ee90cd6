import type { Fault, Seen } from './fault.ts';

export type Bars = Pick<Fault, 'name' | 'wellWithinSeconds' | 'mayLose'>;

export interface Outcome {
  readonly fault: Bars;
  /** What was seen, or why nothing was. */
  readonly seen: Seen | { readonly broken: string };
}

/** What of a fault was not as it must be; empty when every bar is met. */
export function listMissed({ fault, seen }: Outcome): string[] {
  if ('broken' in seen) return [`was not seen to its end: ${seen.broken}`];
  const mayLose = fault.mayLose ?? 0;
  return [
    ...(seen.lost > mayLose ? [`${seen.lost} acknowledged and lost, at most ${mayLose} may be`] : []),
    ...(seen.acknowledged > 0 ? [] : ['nothing was acknowledged, so nothing was tried']),
    // A time that is no number meets no bar.
    ...(seen.secondsUntilWell <= fault.wellWithinSeconds
      ? []
      : [`well after ${seen.secondsUntilWell.toFixed(1)} s, bar ${fault.wellWithinSeconds} s`]),
    ...(seen.wrongs ?? []),
  ];
}
