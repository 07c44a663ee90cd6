import type { Fault, Seen } from './fault.ts';

export type Bars = Pick<Fault, 'name' | 'wellWithinSeconds' | 'mayLose'>;

export interface Outcome {
  readonly fault: Bars;
  /** The result, or why there is none. */
  readonly seen: Seen | { readonly broken: string };
}

/** The targets a fault missed; empty if all are met. */
export function listMissed({ fault, seen }: Outcome): string[] {
  if ('broken' in seen) return [`was not seen to its end: ${seen.broken}`];
  const mayLose = fault.mayLose ?? 0;
  return [
    ...(seen.lost > mayLose ? [`${seen.lost} acknowledged and lost, at most ${mayLose} may be`] : []),
    ...(seen.acknowledged > 0 ? [] : ['nothing was acknowledged, so nothing was tried']),
    // NaN meets no target.
    ...(seen.secondsUntilWell <= fault.wellWithinSeconds
      ? []
      : [`well after ${seen.secondsUntilWell.toFixed(1)} s, bar ${fault.wellWithinSeconds} s`]),
    ...(seen.wrongs ?? []),
  ];
}
