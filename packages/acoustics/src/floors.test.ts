import { describe, expect, it } from 'vitest';
import { Engine } from './engine/engine.ts';
import { FLOOR_RUNS } from './engine/engine-input.ts';
import { computeBarrierHeight, countFloors, FLOOR_HEIGHT_METRES, MAX_BARRIER_METRES } from './floors.ts';
import { TIE_METRES } from './propagation.ts';
import { buildProject, buildRow, energiesOf, toEngineInput } from './testing/plain-project.ts';
import { mapLimitEnergy } from './verdict.ts';

describe('floors (M-70)', () => {
  it.each([
    [0, 0],
    [2.99, 0],
    [3, 1],
    [30, 10],
    [31.4, 10],
    [-5, 0],
  ])('[CALC-21] a building of %d m has %d', (height, floors) => {
    expect(FLOOR_HEIGHT_METRES).toBe(3);
    expect(countFloors(height)).toBe(floors);
  });

  // 112 dB at 20 m masks 123 dB at 80 m: 81.0 dB against 79.9 dB at the ground, 79.6 against 79.8 on the fourth floor.
  it('[CALC-22] are tested one by one, with the loudest day of each floor', () => {
    const engine = new Engine(
      toEngineInput(
        buildProject({
          zones: [{ isTypeB: false }, { isTypeB: false }],
          tasks: [
            { zone: 0, rows: [buildRow({ energies: energiesOf(112) })] },
            { zone: 1, rows: [buildRow({ startDay: 1, endDay: 1, energies: energiesOf(123) })] },
          ],
          receivers: [{ profile: 0, distances: [20, 80], fixedDistances: [] }],
        }),
      ),
    );
    const floors = Array.from({ length: countFloors(120) }, (_, i) => i + 1);
    const loudest = floors.map((floor) => findLoudest(engine, floor * FLOOR_HEIGHT_METRES));
    expect(loudest.map(({ day }) => day)).toEqual(floors.map((floor) => (floor <= 3 ? 0 : 1)));
    const red = floors.filter((_, i) => (loudest[i]?.energy as number) >= mapLimitEnergy(75));
    // 123 - 5 - 10 log(80² + 105²) is 75.6; at 108 m height it is only 75.4.
    expect(red).toEqual(floors.slice(0, 35));
    expect(floors).toHaveLength(40);
  });
});

function findLoudest(engine: Engine, height: number) {
  let loudest = { day: Number.NaN, energy: 0 };
  engine.visit([{ receiver: 0, height }], FLOOR_RUNS, ({ own }, { days }) => {
    for (let i = 0; i + 1 < days.length; i++) {
      const energy = own[0][4 * i] as number;
      if (energy > loudest.energy) loudest = { day: days[i] as number, energy };
    }
  });
  return loudest;
}

describe('barriers (M-71)', () => {
  it.each([
    { floor: 5, distance: 45, height: 2 },
    { floor: 10, distance: 20, height: 5.5 },
    { floor: 1, distance: 3, height: 4 },
    { floor: 20, distance: 30, height: 7 },
  ])('[CALC-23] [CALC-25] floor $floor at $distance m asks for $height m', ({ floor, distance, height }) => {
    expect(computeBarrierHeight(floor, distance)).toEqual({ heightMetres: height, buildableHeightMetres: height });
  });

  it('[CALC-24] none is built higher than 7 m; the uncapped height is returned', () => {
    expect(MAX_BARRIER_METRES).toBe(7);
    expect(computeBarrierHeight(40, 30)).toEqual({ heightMetres: 13, buildableHeightMetres: 7 });
  });

  it('[CALC-25] none fits nearer than 3 m to the source, up to a micrometre (M-31)', () => {
    expect(computeBarrierHeight(5, 2.999)).toBeNull();
    expect(computeBarrierHeight(5, 3 - 2e-6)).toBeNull();
    expect(computeBarrierHeight(5, 3 - TIE_METRES)).not.toBeNull();
    expect(computeBarrierHeight(5, 3)).not.toBeNull();
  });
});
