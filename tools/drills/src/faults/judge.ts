import type { Fault, FaultEffect } from './fault.ts';

export type FaultLimits = Pick<Fault, 'name' | 'maxRecoverySeconds' | 'maxLost'>;

export interface Outcome {
  readonly fault: FaultLimits;
  /** The result, or why there is none. */
  readonly seen: FaultEffect | { readonly broken: string };
}

/** The targets a fault missed; empty if all are met. */
export function listMissed({ fault, seen }: Outcome): string[] {
  if ('broken' in seen) return [`was not seen to its end: ${seen.broken}`];
  const maxLost = fault.maxLost ?? 0;
  return [
    ...(seen.lost > maxLost ? [`${seen.lost} acknowledged and lost, at most ${maxLost} may be`] : []),
    ...(seen.acknowledged > 0 ? [] : ['nothing was acknowledged, so nothing was tried']),
    // NaN meets no target.
    ...(seen.recoverySeconds <= fault.maxRecoverySeconds
      ? []
      : [`well after ${seen.recoverySeconds.toFixed(1)} s, bar ${fault.maxRecoverySeconds} s`]),
    ...(seen.violations ?? []),
  ];
}
