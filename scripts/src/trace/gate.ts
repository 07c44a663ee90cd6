import type { Requirement } from './requirement.ts';
import { percentOf } from './summary.ts';

export interface Gate {
  readonly milestone: string;
  readonly minimumPercent: number;
}

export function parseGate(milestone: string | undefined, minimum: string | undefined): Gate | undefined {
  if (milestone === undefined && minimum === undefined) return undefined;
  const minimumPercent = Number(minimum);
  const isPercent = minimum !== undefined && minimum !== '' && minimumPercent >= 0 && minimumPercent <= 100;
  if (milestone === undefined || !isPercent) throw new Error('--milestone NAME and --min PERCENT go together');
  return { milestone, minimumPercent };
}

/** undefined when the gate is passed, otherwise what is missing. */
export function checkGate(
  gate: Gate,
  requirements: readonly Requirement[],
  covered: ReadonlySet<string>,
): string | undefined {
  const members = requirements.filter(({ milestone }) => milestone === gate.milestone);
  if (members.length === 0) return `there is no milestone ${gate.milestone}`;
  const counts = { covered: members.filter(({ id }) => covered.has(id)).length, total: members.length };
  if (percentOf(counts) >= gate.minimumPercent) return undefined;
  const share = `${counts.covered} of ${counts.total} (${percentOf(counts).toFixed(1)} %)`;
  return `milestone ${gate.milestone}: ${share} covered, ${gate.minimumPercent} % are asked for`;
}
