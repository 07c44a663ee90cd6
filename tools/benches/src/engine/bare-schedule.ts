import type { FlatWorks } from './flat-works.ts';

/** The entries of interval i run from starts[i] up to starts[i + 1]: one for each column with work in it. */
export interface BareSchedule {
  readonly columnCount: number;
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly unmitigated: Float64Array;
  readonly mitigated: Float64Array;
}

/** Splits time wherever a row begins or ends (M-40); intervals without work are left out. */
export function buildBareSchedule(works: FlatWorks): BareSchedule {
  const energies = works.soundPowers.map((levels) => levels.map((level) => 10 ** (level / 10)));
  const zoneEnergies = energies.map(() => new Float64Array(works.columnCount));
  const starts = [0];
  const columns: number[] = [];
  const runs: readonly number[][] = energies.map(() => []);
  for (const day of listEdges(works)) {
    const active = listActive(works, day);
    if (active.length === 0) continue;
    for (const [run, target] of zoneEnergies.entries())
      fillZoneEnergies(works, energies[run] as Float64Array, active, target);
    for (let column = 0; column < works.columnCount; column++) {
      if (zoneEnergies[0]?.[column] === 0) continue;
      columns.push(column);
      for (const [index, run] of runs.entries()) run.push(zoneEnergies[index]?.[column] ?? 0);
    }
    starts.push(columns.length);
  }
  const [unmitigated, mitigated] = runs.map((run) => Float64Array.from(run)) as [Float64Array, Float64Array];
  const { columnCount } = works;
  return { columnCount, starts: Int32Array.from(starts), columns: Int32Array.from(columns), unmitigated, mitigated };
}

function listEdges({ startDays, endDays }: FlatWorks): number[] {
  const edges = new Set<number>(startDays);
  for (const day of endDays) edges.add(day + 1);
  return [...edges].sort((a, b) => a - b);
}

function listActive({ startDays, endDays }: FlatWorks, day: number): number[] {
  const active: number[] = [];
  for (let row = 0; row < startDays.length; row++)
    if ((startDays[row] ?? 0) <= day && day <= (endDays[row] ?? 0)) active.push(row);
  return active;
}

/** For each activity, the rows without group plus the loudest group (M-12); the activities of a zone add up. */
function fillZoneEnergies(
  { groupCount, columns, tasks, groups }: FlatWorks,
  energies: Float64Array,
  active: readonly number[],
  target: Float64Array,
): void {
  const sums = new Float64Array(groupCount);
  target.fill(0);
  active.forEach((row, index) => {
    const group = groups[row] ?? 0;
    sums[group] = (sums[group] ?? 0) + (energies[row] ?? 0);
    const next = active[index + 1];
    if (next !== undefined && tasks[next] === tasks[row]) return;
    const column = columns[row] ?? 0;
    target[column] = (target[column] ?? 0) + (sums[0] ?? 0) + Math.max(0, ...sums.subarray(1));
    sums.fill(0);
  });
}
