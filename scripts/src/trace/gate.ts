import type { TracedPoint } from './references.ts';
import type { Requirement } from './requirement.ts';
import { percentOf } from './summary.ts';

export interface Gate {
  /** If undefined, all requirements count, and the decided points and safe readings too. */
  readonly milestone: string | undefined;
  readonly minimumPercent: number;
}

export function parseGate(milestone: string | undefined, minimum: string | undefined): Gate | undefined {
  if (milestone === undefined && minimum === undefined) return undefined;
  const minimumPercent = Number(minimum);
  const isPercent = minimum !== undefined && minimum !== '' && minimumPercent >= 0 && minimumPercent <= 100;
  if (!isPercent) throw new Error('--min PERCENT is missing or no percentage');
  return { milestone, minimumPercent };
}

/** Descriptions of the groups that miss the gate; empty if it is passed. */
export function checkGate(
  { milestone, minimumPercent }: Gate,
  requirements: readonly Requirement[],
  points: readonly TracedPoint[],
  covered: ReadonlySet<string>,
): string[] {
  const groups = milestone === undefined ? groupAll(requirements, points) : groupMilestone(milestone, requirements);
  return groups.flatMap(({ name, ids }) => {
    if (ids.length === 0) return [`there is no ${name}`];
    const counts = { covered: ids.filter((id) => covered.has(id)).length, total: ids.length };
    if (percentOf(counts) >= minimumPercent) return [];
    const share = `${counts.covered} of ${counts.total} (${percentOf(counts).toFixed(1)} %)`;
    return [`${name}: ${share} covered, ${minimumPercent} % are asked for`];
  });
}

interface Group {
  readonly name: string;
  readonly ids: readonly string[];
}

const idsOf = (members: readonly { readonly id: string }[]) => members.map(({ id }) => id);

function groupMilestone(name: string, requirements: readonly Requirement[]): Group[] {
  return [{ name: `milestone ${name}`, ids: idsOf(requirements.filter(({ milestone }) => milestone === name)) }];
}

/** Separately, so that many rows of one list do not hide a gap in another. */
function groupAll(requirements: readonly Requirement[], points: readonly TracedPoint[]): Group[] {
  const lists = Map.groupBy(points, ({ list }) => list);
  return [
    { name: 'requirements', ids: idsOf(requirements) },
    ...[...lists].map(([name, members]) => ({ name, ids: idsOf(members) })),
  ];
}
