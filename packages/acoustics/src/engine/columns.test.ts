import { describe, expect, it } from 'vitest';
import { slantTransmission } from '../propagation.ts';
import { buildProject, buildRow, toEngineInput } from '../testing/plain-project.ts';
import { ColumnBuilder, type Columns, fillWeights } from './columns.ts';
import { listEmissionSteps } from './emission-steps.ts';
import { type EmissionStep, KEPT_RUNS } from './engine-input.ts';
import { createLanes, fillLanes, LANES } from './lanes.ts';
import { TIE } from './zone-sets.ts';

const ZONES = 3;
const DISTANCES = [
  [10, 20, 30],
  [30, 20, 10],
  [20, 10, 30],
  [15, 15, 30],
];
const input = toEngineInput(
  buildProject({
    zones: Array.from({ length: ZONES }, () => ({ isTypeB: true })),
    receivers: DISTANCES.map((distances) => ({ profile: 0, distances, fixedDistances: [] })),
  }),
);
const fixedDistance = (receiver: number, position: number) => 5 + receiver + 10 * position;

function weigh(columns: Columns) {
  const lanes = createLanes(ZONES);
  fillLanes(
    lanes,
    input,
    DISTANCES.map((_, receiver) => ({ receiver, height: 0 })),
  );
  const nearest = new Int32Array(8 * LANES);
  const hasTie = fillWeights(columns, lanes, KEPT_RUNS, fixedDistance, nearest);
  return { hasTie, nearest, weightsAt: (offset: number) => [...lanes.weights.subarray(offset, offset + LANES)] };
}

const zoneWeights = (zone: number) => DISTANCES.map((metres) => slantTransmission(metres[zone] as number, 0));
const fixedWeights = (position: number) => DISTANCES.map((_, i) => slantTransmission(fixedDistance(i, position), 0));

describe('columns', () => {
  it('are handed out once for each place, and never overlap', () => {
    const builder = new ColumnBuilder(ZONES);
    const [step] = listEmissionSteps([buildRow({ group: 'A', fixedPosition: 4 })]) as [EmissionStep];
    const [other] = listEmissionSteps([buildRow({ group: 'A', fixedPosition: 4 })]) as [EmissionStep];
    const set = builder.set([0, 1]);
    const take = () => [
      builder.zone(0),
      builder.zone(2),
      builder.fixed(3),
      builder.fixed(0),
      builder.mixed(1, step),
      builder.mixed(1, other),
      builder.masked(builder.zone(0), set, 0),
      builder.masked(builder.zone(1), set, 1),
      builder.masked(builder.zone(0), builder.set([0, 2]), 0),
      builder.fixed(4),
    ];
    const offsets = take();
    expect(take()).toEqual(offsets);
    // A mixed emission has a second column after its first.
    const all = [...offsets, (offsets[4] as number) + LANES, (offsets[5] as number) + LANES];
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((offset) => offset % LANES === 0)).toBe(true);
    expect(Math.max(...all)).toBeLessThan(builder.build().count * LANES);
  });

  it('number the sets of zones in the order of asking', () => {
    const builder = new ColumnBuilder(ZONES);
    expect([[0, 1], [1], [0, 1], [0, 2], [1]].map((zones) => builder.set(zones))).toEqual([0, 1, 0, 2, 1]);
  });
});

describe('weights', () => {
  it('of notional and fixed sources are what is left of a unit (M-33)', () => {
    const builder = new ColumnBuilder(ZONES);
    const [zone, fixed, other] = [builder.zone(1), builder.fixed(3), builder.fixed(0)];
    const { weightsAt, hasTie } = weigh(builder.build());
    expect(weightsAt(zone)).toEqual(zoneWeights(1));
    expect(weightsAt(fixed)).toEqual(fixedWeights(3));
    expect(weightsAt(other)).toEqual(fixedWeights(0));
    expect(hasTie).toBe(false);
  });

  it('[CALC-26] of a type B zone are those of its source where it is the nearest, else nothing (M-34)', () => {
    const builder = new ColumnBuilder(ZONES);
    const set = builder.set([0, 1, 2]);
    const masked = [0, 1, 2].map((zone) => builder.masked(builder.zone(zone), set, zone));
    const { weightsAt, nearest, hasTie } = weigh(builder.build());
    const [first, second, third] = [0, 1, 2].map(zoneWeights) as [number[], number[], number[]];
    expect(weightsAt(masked[0] as number)).toEqual([first[0], 0, 0, 0]);
    expect(weightsAt(masked[1] as number)).toEqual([0, 0, second[2], 0]);
    expect(weightsAt(masked[2] as number)).toEqual([0, third[1], 0, 0]);
    // The fourth receiver has two equally near zones: both have weight 0 here.
    expect([...nearest.subarray(0, LANES)]).toEqual([0, 2, 1, TIE]);
    expect(hasTie).toBe(true);
  });

  it('of a fixed row in a type B zone go by the notional distance of the zone (M-34)', () => {
    const builder = new ColumnBuilder(ZONES);
    builder.set([0]);
    const set = builder.set([1, 2]);
    const row = builder.masked(builder.fixed(2), set, 1);
    const every = [builder.masked(builder.fixed(2), set, 0), row];
    const { weightsAt, hasTie } = weigh(builder.build());
    const fixed = fixedWeights(2);
    expect(weightsAt(row)).toEqual([0, fixed[1], 0, 0]);
    expect(weightsAt(every[0] as number)).toEqual([fixed[0], 0, fixed[2], fixed[3]]);
    expect(hasTie).toBe(false);
  });

  it('of all four receivers follow the nearest zone', () => {
    const builder = new ColumnBuilder(ZONES);
    const only = builder.masked(builder.zone(2), builder.set([2]), 0);
    expect(weigh(builder.build()).weightsAt(only)).toEqual(zoneWeights(2));
  });

  it('do not forget the sources when the columns of a block need more room', () => {
    const builder = new ColumnBuilder(ZONES);
    for (let position = 0; position < 50; position++) builder.fixed(position);
    const { weightsAt } = weigh(builder.build());
    expect([0, 1, 2].map((zone) => weightsAt(builder.zone(zone)))).toEqual([0, 1, 2].map(zoneWeights));
    expect(weightsAt(builder.fixed(49))).toEqual(fixedWeights(49));
  });
});
