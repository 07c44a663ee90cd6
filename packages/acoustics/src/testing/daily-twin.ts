import type { EngineInput } from '../engine-input.ts';

/**
 * The same rules as a loop over days and rows, written for reading and slow on purpose: it shares no code with the
 * sweep it is compared with.
 */
export function computeDailyTwin(input: EngineInput) {
  const first = Math.min(...input.rows.map((row) => row.startDay));
  const last = Math.max(...input.rows.map((row) => row.endDay));
  const combinations = new Set<string>();
  const levels = input.runs.map(() => Array.from({ length: input.receiverCount }, () => new Map<number, number>()));
  const combinationLevels = input.runs.map(() =>
    Array.from({ length: input.receiverCount }, () => new Map<string, number>()),
  );
  for (let day = first; day <= last; day++) {
    const active = input.rows
      .map((row, index) => ({ ...row, index }))
      .filter((row) => row.startDay <= day && day <= row.endDay);
    if (active.length === 0) continue;
    const tasks = [...new Set(active.map((row) => row.task))].sort((a, b) => a - b);
    const key = tasks.join('+');
    combinations.add(key);
    input.runs.forEach((energies, run) => {
      for (let receiver = 0; receiver < input.receiverCount; receiver++) {
        const level = 10 * Math.log10(energyOfDay(input, energies, receiver, tasks, active));
        levels[run]?.[receiver]?.set(day, level);
        const known = combinationLevels[run]?.[receiver]?.get(key) ?? Number.NEGATIVE_INFINITY;
        combinationLevels[run]?.[receiver]?.set(key, Math.max(known, level));
      }
    });
  }
  return { firstDay: first, lastDay: last, combinations, levels, combinationLevels };
}

interface ActiveRow {
  readonly index: number;
  readonly task: number;
  readonly group: string;
  readonly fixedPosition: number;
}

function energyOfDay(
  input: EngineInput,
  energies: Float64Array,
  receiver: number,
  tasks: readonly number[],
  active: readonly ActiveRow[],
): number {
  const fixed = new Float64Array(input.fixedPositionCount);
  input.fillFixedDistances(receiver, fixed);
  const zoneDistance = (zone: number) =>
    Math.max(1, input.notionalDistances[receiver * input.zones.length + zone] ?? Number.NaN);
  const zoneOf = (task: number) => input.tasks[task]?.zone ?? -1;
  const arriving = (row: ActiveRow) => {
    const metres = row.fixedPosition < 0 ? zoneDistance(zoneOf(row.task)) : Math.max(1, fixed[row.fixedPosition] ?? 0);
    const soundPower = 10 * Math.log10(energies[row.index] ?? 0);
    return 10 ** ((soundPower - (20 * Math.log10(metres) + 8) + 3) / 10);
  };
  const sum = (rows: readonly ActiveRow[]) => rows.reduce((total, row) => total + arriving(row), 0);
  const taskEnergy = (task: number) => {
    const rows = active.filter((row) => row.task === task);
    const groups = [...new Set(rows.map((row) => row.group))].filter((group) => group !== '');
    const common = rows.filter((row) => row.group === '');
    if (groups.length === 0) return sum(common);
    return Math.max(...groups.map((group) => sum([...common, ...rows.filter((row) => row.group === group)])));
  };
  const zoneEnergy = (zone: number) =>
    tasks.filter((task) => zoneOf(task) === zone).reduce((total, task) => total + taskEnergy(task), 0);
  const zones = [...new Set(tasks.map(zoneOf))];
  const typeB = zones.filter((zone) => input.zones[zone]?.isTypeB);
  const nearest = Math.min(...typeB.map(zoneDistance));
  const loudestB = Math.max(0, ...typeB.filter((zone) => zoneDistance(zone) === nearest).map(zoneEnergy));
  return zones
    .filter((zone) => !input.zones[zone]?.isTypeB)
    .reduce((total, zone) => total + zoneEnergy(zone), loudestB);
}
