import { HIDDEN } from '@quietsite/acoustics';
import {
  buildNoiseModel,
  type CalculationSnapshot,
  emissionOf,
  isScreenedModel,
  LiveCalculation,
  type NoiseModel,
  type OptimiserProblem,
  type Proposal,
  type SnapshotRow,
  summarise,
} from '@quietsite/domain';
import { toSnapshot } from '../engine-answer.ts';
import { present } from '../present.ts';
import { withMovingZones } from '../random-case/fronts.ts';
import { type Random, randomOf } from '../random-case/random.ts';
import { withRandomScreening } from '../random-case/screening.ts';
import { randomCase } from '../random-case.ts';
import { limitRows } from './random-problem.ts';

/** The measures of a row, and their cost in tenths. */
interface RowWay {
  readonly row: SnapshotRow;
  readonly cost: number;
}

/** A project with screening and the ways to run each row of its model, the first of them unchanged. */
export interface ScreenedProject {
  readonly snapshot: CalculationSnapshot;
  readonly pointIds: readonly number[];
  readonly rowIds: readonly number[];
  readonly ways: readonly (readonly RowWay[])[];
}

const ROWS = 4;
/** Measures of all kinds: the quietest in view may not be the quietest behind screens (M-111). */
const REDUCTIONS: readonly ((row: SnapshotRow, dba: number) => Partial<SnapshotRow>)[] = [
  (row, dba) => ({ quieterEquipmentSoundPower: Math.max(1, row.soundPower + dba) }),
  (_, dba) => ({ barrierDba: Math.max(-15, dba) }),
  (_, dba) => ({ enclosureDba: dba }),
  (row, dba) => ({ quieterEquipmentSoundPower: Math.max(1, row.soundPower - 8), barrierDba: Math.max(-10, dba) }),
  (_, dba) => ({ barrierDba: -10, enclosureDba: Math.min(-3, dba + 6) }),
];
const COSTS = [10, 20, 20, 30, 51, 55, 60, 71];
const NO_MEASURES = {
  ...{ quieterMethodSoundPower: 0, quieterEquipmentSoundPower: 0 },
  ...{ enclosureDba: 0, barrierDba: 0, hammerDba: 0, customMethodDba: 0 },
};

/** Few enough rows and ways to try every combination with the engine. */
export function drawScreenedProject(seed: number): ScreenedProject {
  const random = randomOf(seed + 3_000_000);
  for (let attempt = 0; ; attempt++) {
    const drawn = randomCase(seed * 37 + attempt);
    const input = seed % 5 === 3 && attempt < 4 ? withMovingZones(seed, drawn) : drawn;
    const limited = limitRows(random, toSnapshot(withRandomScreening(seed * 37 + attempt, input)), ROWS);
    const rows = limited.rows.map((row) => ({ ...row, ...NO_MEASURES }));
    const zones = seed % 5 < 3 ? limited.zones.map((zone) => ({ ...zone, type: 'A' as const })) : limited.zones;
    const drawnSite = { ...limited, zones, rows };
    const site = seed % 4 === 0 ? withHighRow(random, drawnSite) : drawnSite;
    const pointIds = site.receivers.map(({ pointId }) => pointId);
    const calculation = new LiveCalculation(site);
    const model = buildNoiseModel(calculation, pointIds, { isCumulative: false });
    if (!model.sourceStates?.includes(HIDDEN)) continue;
    const snapshot = withNearCriteria(random, site, calculation);
    const { rowIds } = model;
    const ways = rowIds.map((id) => drawWays(random, present(site.rows.find((row) => row.id === id))));
    if (rowIds.length > 1) return { snapshot, pointIds, rowIds, ways };
  }
}

/** Criteria that the present levels exceed by a few decibels, or only just satisfy. */
function withNearCriteria(random: Random, snapshot: CalculationSnapshot, calculation: LiveCalculation) {
  const levels = new Map(summarise(calculation).receivers.map(({ pointId, mitigated }) => [pointId, mitigated]));
  const receivers = snapshot.receivers.map((receiver) => {
    const level = Math.round(levels.get(receiver.pointId)?.highestLevel ?? 75);
    return { ...receiver, otherCriteria: [], criterion: Math.max(1, level - random.pick([-2, 0, 2, 3, 5, 8, 12])) };
  });
  return { ...snapshot, receivers };
}

/** One row is high enough to be in view over all screens, and about as loud as the threshold of a quiet row (M-108). */
function withHighRow(random: Random, snapshot: CalculationSnapshot): CalculationSnapshot {
  const { zones, tasks, rows } = snapshot;
  const high = random.pick(rows);
  const beside = rows.filter(({ taskId, id }) => taskId === high.taskId && id !== high.id);
  const loudest = Math.max(high.soundPower, ...beside.map(({ soundPower }) => soundPower + 3));
  const zoneId = tasks.find(({ id }) => id === high.taskId)?.zoneId;
  const fixedLocation = present(zones.find(({ id }) => id === zoneId)).centre;
  const quiet = {
    ...high,
    fixedLocation,
    soundPower: loudest - random.integer(8, 16),
    quantity: 1,
    exclusiveGroup: '',
    plantHeight: 300,
  };
  return { ...snapshot, rows: rows.map((row) => (row.id === high.id ? quiet : row)) };
}

function drawWays(random: Random, row: SnapshotRow): RowWay[] {
  const others = Array.from({ length: random.integer(1, 3) }, () => {
    const change = random.pick(REDUCTIONS)(row, -random.pick([3, 5, 8, 10, 12, 15, 20]));
    return { row: { ...row, ...change }, cost: random.pick(COSTS) };
  });
  return [{ row, cost: 0 }, ...others];
}

const modelOf = (snapshot: CalculationSnapshot, pointIds: readonly number[]): NoiseModel =>
  buildNoiseModel(new LiveCalculation(snapshot), pointIds, { isCumulative: false });

export function problemOf({ snapshot, pointIds, ways }: ScreenedProject): OptimiserProblem {
  const model = modelOf(snapshot, pointIds);
  const toOption = ({ row, cost }: RowWay) => ({ ...emissionOf(row, isScreenedModel(model)), cost });
  return { model, options: ways.map((ofRow) => ofRow.map(toOption)) };
}

/** The same project with screening off. */
export function withoutScreening({ snapshot, ...project }: ScreenedProject): ScreenedProject {
  const { screening: _, ...off } = snapshot;
  return { ...project, snapshot: off };
}

export function withChoices({ snapshot, rowIds, ways }: ScreenedProject, choices: readonly number[]) {
  const chosen = new Map(rowIds.map((id, row) => [id, ways[row]?.[present(choices[row])]?.row]));
  return { ...snapshot, rows: snapshot.rows.map((row) => chosen.get(row.id) ?? row) };
}

/** The receivers that exceed on some day according to the engine. */
export function listExceeding(calculation: LiveCalculation): number[] {
  const { receivers } = summarise(calculation);
  return receivers.flatMap(({ pointId, mitigated }) => (mitigated.exceedsInReport ? [pointId] : []));
}

/** The cheapest combination with which every receiver satisfies according to the engine; null if there is none. */
export function findCheapest(project: ScreenedProject): Pick<Proposal, 'cost' | 'changedRows'> | null {
  const { ways } = project;
  const calculation = new LiveCalculation(project.snapshot);
  let best: Pick<Proposal, 'cost' | 'changedRows'> | null = null;
  const visit = (choices: readonly number[], cost: number, changedRows: number): void => {
    if (best !== null && (cost > best.cost || (cost === best.cost && changedRows >= best.changedRows))) return;
    const next = ways[choices.length];
    if (next !== undefined)
      next.forEach((way, option) => {
        visit([...choices, option], cost + way.cost, changedRows + (option === 0 ? 0 : 1));
      });
    else {
      calculation.update(withChoices(project, choices));
      if (listExceeding(calculation).length === 0) best = { cost, changedRows };
    }
  };
  visit([], 0, 0);
  return best;
}
