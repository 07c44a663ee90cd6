import { describe, expect, it } from 'vitest';
import { HIDDEN, IN_VIEW, IN_VIEW_OF_BLANK_FACADES, UNDECIDED } from '../../screening.ts';
import type { ScreenedAlternative } from '../engine-input.ts';
import { createLanes, LANES } from '../lanes.ts';
import { fillScreenedEmissions, fillScreenedZones, layOutScreened } from './screened-emissions.ts';

const ZONES = 3;
const SCREENED_ZONES = 2;
const NO_VIEW = { zoneState: () => UNDECIDED, fixedState: () => UNDECIDED };
const EMPTY = -1;

/** Two views of two screened zones of three, and two fixed positions, whose weights stand behind those of the zones. */
function lanesWith(states: { zones?: readonly number[]; fixed?: readonly number[] }) {
  const lanes = createLanes(ZONES);
  lanes.views = [NO_VIEW, NO_VIEW];
  lanes.screenedZoneCount = SCREENED_ZONES;
  lanes.zoneStates = Uint8Array.from(states.zones ?? new Array(2 * SCREENED_ZONES * LANES).fill(UNDECIDED));
  lanes.fixedStates = Uint8Array.from(states.fixed ?? new Array(2 * 2 * LANES).fill(UNDECIDED));
  const weights = [1, 2, 3, 4, 10, 20, 30, 40, 0, 0, 0, 0, 100, 200, 300, 400, 1000, 2000, 3000, 4000];
  lanes.weights = Float64Array.from([...weights, ...new Array<number>(2 * LANES).fill(EMPTY)]);
  return lanes;
}

const OUT = 5 * LANES;
const fixedOffset = (position: number) => (ZONES + position) * LANES;

describe('the weight of a notional source behind screens', () => {
  const NO_ZONE = [UNDECIDED, UNDECIDED, UNDECIDED, UNDECIDED];
  const zones = [...NO_ZONE, ...NO_ZONE, ...NO_ZONE, UNDECIDED, IN_VIEW, IN_VIEW_OF_BLANK_FACADES, HIDDEN];
  const fill = (states: number) => {
    const lanes = lanesWith({ zones });
    const columns = [
      { offset: OUT, zone: 1, view: 1 },
      { offset: OUT + LANES, zone: 0, view: 1 },
    ];
    fillScreenedZones(
      {
        offsets: Int32Array.from(columns, ({ offset }) => offset),
        zones: Int32Array.from(columns, ({ zone }) => zone),
        views: Int32Array.from(columns, ({ view }) => view),
        states: Int32Array.from(columns, () => states),
      },
      lanes,
    );
    return [...lanes.weights.subarray(OUT)];
  };

  it('is that of its zone at the receivers where it is in one of the states, else nothing', () => {
    expect(fill((1 << IN_VIEW) | (1 << HIDDEN))).toEqual([0, 20, 0, 40, 0, 0, 0, 0]);
    expect(fill(1 << UNDECIDED)).toEqual([10, 0, 0, 0, 1, 2, 3, 4]);
    expect(fill(1 << IN_VIEW_OF_BLANK_FACADES)).toEqual([0, 0, 30, 0, 0, 0, 0, 0]);
  });
});

describe('the energy of rows with fixed positions behind screens (M-107)', () => {
  const LOUD = [false, false, false];
  const source = (energy: number, isQuiet = LOUD) => ({
    energies: [1, 2, 4].map((less) => [energy / less, (3 * energy) / less, (5 * energy) / less]),
    isQuiet,
  });
  const fill = (
    alternatives: readonly ScreenedAlternative[],
    states: Parameters<typeof lanesWith>[0],
    { run = 0, shift = 0, views = [1, 1, 1] } = {},
  ) => {
    const lanes = lanesWith(states);
    const step = { startDay: 0, endDay: 0, common: { notional: [0, 0, 0], fixed: [] }, groups: [], alternatives };
    fillScreenedEmissions([layOutScreened(step, { offset: OUT, zone: 1, views }, fixedOffset)], run, lanes, shift);
    return [...lanes.weights.subarray(OUT)];
  };
  const allLanes = (state: number) => [state, state, state, state];
  /** By view, the zone of the emission last. */
  const zoneIn = (first: readonly number[], second: readonly number[]) => [
    ...[...allLanes(HIDDEN), ...first],
    ...[...allLanes(HIDDEN), ...second],
  ];
  const VIEWED = [HIDDEN, IN_VIEW, IN_VIEW_OF_BLANK_FACADES, UNDECIDED];

  it('is reduced as the source is seen at each receiver', () => {
    const only = [{ notional: source(8), fixed: [] }];
    expect(fill(only, { zones: zoneIn(allLanes(IN_VIEW), VIEWED) })).toEqual([20, 160, 120, 320, ...allLanes(EMPTY)]);
    expect(fill(only, { zones: zoneIn(VIEWED, allLanes(IN_VIEW)) })).toEqual([80, 160, 240, 320, ...allLanes(EMPTY)]);
  });

  it('takes the view and the energies of its run, and is written behind the first run where asked', () => {
    const only = [{ notional: source(8), fixed: [] }];
    const zones = zoneIn(allLanes(IN_VIEW), VIEWED);
    expect(fill(only, { zones }, { run: 1, shift: LANES, views: [0, 1, 0] })).toEqual([
      ...allLanes(EMPTY),
      ...[60, 480, 360, 960],
    ]);
    expect(fill(only, { zones }, { run: 2, views: [0, 1, 0] }).slice(0, LANES)).toEqual([400, 800, 1200, 1600]);
  });

  it('gives all sources the weakest correction among them, each by its own view', () => {
    const both = [{ notional: source(8), fixed: [{ position: 1, ...source(4) }] }];
    const zones = zoneIn(allLanes(IN_VIEW), [HIDDEN, HIDDEN, IN_VIEW, IN_VIEW_OF_BLANK_FACADES]);
    // By position and view: position 1 in the second view comes last.
    const fixed = [
      ...[...allLanes(IN_VIEW), ...allLanes(IN_VIEW), ...allLanes(IN_VIEW)],
      ...[HIDDEN, IN_VIEW_OF_BLANK_FACADES, HIDDEN, HIDDEN],
    ];
    expect(fill(both, { zones, fixed }).slice(0, LANES)).toEqual([
      (80 + 4000) / 4,
      (160 + 8000) / 2,
      240 + 12_000,
      (320 + 16_000) / 2,
    ]);
  });

  it('counts a source in view as quiet in the runs in which it is (M-108)', () => {
    const quiet = [{ notional: source(8, [true, false, true]), fixed: [] }];
    const zones = zoneIn(allLanes(IN_VIEW), allLanes(IN_VIEW));
    expect(fill(quiet, { zones }).slice(0, LANES)).toEqual([40, 80, 120, 160]);
    expect(fill(quiet, { zones }, { run: 1 }).slice(0, LANES)).toEqual([240, 480, 720, 960]);
  });

  it('is that of the loudest alternative at each receiver, whichever comes first', () => {
    const alternatives = [
      { notional: null, fixed: [{ position: 0, ...source(1) }] },
      { notional: source(10), fixed: [] },
    ];
    const fixed = [...allLanes(HIDDEN), HIDDEN, IN_VIEW, HIDDEN, IN_VIEW, ...allLanes(HIDDEN), ...allLanes(HIDDEN)];
    const zones = zoneIn(allLanes(HIDDEN), [HIDDEN, HIDDEN, IN_VIEW, IN_VIEW]);
    const loudest = [25, 200, 300, 400];
    expect(fill(alternatives, { zones, fixed }).slice(0, LANES)).toEqual(loudest);
    expect(fill([...alternatives].reverse(), { zones, fixed }).slice(0, LANES)).toEqual(loudest);
  });

  it('is nothing without alternatives', () => {
    expect(fill([], {}).slice(0, LANES)).toEqual([0, 0, 0, 0]);
    const step = { startDay: 0, endDay: 0, common: { notional: [0, 0, 0], fixed: [] }, groups: [] };
    expect(layOutScreened(step, { offset: OUT, zone: 1, views: [0] }, fixedOffset).alternatives).toEqual([]);
  });
});
