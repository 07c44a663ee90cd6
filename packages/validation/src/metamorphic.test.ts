import {
  addDays,
  type CalculationSnapshot,
  calculate,
  describeFloors,
  LiveCalculation,
  type SnapshotReceiver,
  type SnapshotRow,
  type SnapshotZone,
} from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { describe, expect, test } from 'vitest';
import type { MethodCase } from './case.ts';
import { toSnapshot } from './engine-answer.ts';
import { largestDeviation, largestFall, verdictsOf } from './testing/compare-levels.ts';
import { findDifference } from './testing/difference.ts';
import { drawProjects } from './testing/each-project.ts';
import { calculateLevels } from './testing/levels.ts';
import { drawDistances, hasAudibleRow, levelsAtDistances, withBoxes, withSingleRow } from './testing/single-source.ts';
import {
  alone,
  movedNear,
  shifted,
  translated,
  withNeighbour,
  withRows,
  withSplitRows,
  withSplitTasks,
} from './testing/transformations.ts';

/** Changing the order of a sum changes its last bits: far less than this. */
const NOISE_DECIBELS = 1e-10;
const EFFECTS = ['enclosureDba', 'barrierDba', 'hammerDba', 'customMethodDba'] as const;
const TIMEOUT = { timeout: 600_000 };

/** The result with sorted lists, independent of the order in the project. */
function sortedResult(snapshot: CalculationSnapshot) {
  const { receivers, leftOut, ...others } = calculate(snapshot);
  return {
    ...others,
    receivers: receivers.toSorted((a, b) => a.pointId - b.pointId),
    leftOut: leftOut.map((item) => JSON.stringify(item)).sort(),
  };
}

describe('levels follow the sound power', TIMEOUT, () => {
  test('every quantity doubled adds 10 log 2 to every level (M-10)', () => {
    for (const { seed, snapshot } of drawProjects()) {
      const before = calculateLevels(alone(snapshot));
      const after = calculateLevels(alone(withRows(snapshot, ({ quantity }) => ({ quantity: 2 * quantity }))));
      expect(largestDeviation(after, before, { gain: 10 * Math.log10(2) }), `seed ${seed}`).toBeLessThan(1e-9);
    }
  });

  test('all sound powers and replacements raised by x raise every level by x (M-10, M-20)', () => {
    for (const { seed, snapshot, random } of drawProjects()) {
      const gain = random.integer(-400, 400) / 10;
      const raise = (soundPower: number) => (soundPower > 0 ? soundPower + gain : 0);
      const raised = withRows(snapshot, (row) => ({
        soundPower: row.soundPower + gain,
        quieterMethodSoundPower: raise(row.quieterMethodSoundPower),
        quieterEquipmentSoundPower: raise(row.quieterEquipmentSoundPower),
      }));
      const [after, before] = [calculateLevels(alone(raised)), calculateLevels(alone(snapshot))];
      expect(largestDeviation(after, before, { gain }), `seed ${seed}`).toBeLessThan(1e-9);
    }
  });

  test('a row that is silent or has no day in its task changes nothing but the list of what is left out (M-11, M-13)', () => {
    for (const { seed, snapshot, random } of drawProjects()) {
      const task = random.pick(snapshot.tasks);
      const row: SnapshotRow = {
        ...random.pick(snapshot.rows),
        id: 777,
        taskId: task.id,
        quantity: 3,
        timePercent: 50,
      };
      const changes = random.pick<Partial<SnapshotRow>>([
        { quantity: 0 },
        { timePercent: 0 },
        { start: addDays(task.end, 1), end: addDays(task.end, 30) },
      ]);
      const added = { ...row, exclusiveGroup: 'Z', soundPower: 150, ...changes };
      const { leftOut: leftOutBefore, ...before } = calculate(snapshot);
      const { leftOut, ...after } = calculate({ ...snapshot, rows: [...snapshot.rows, added] });
      expect(findDifference(after, before), `seed ${seed}`).toBeNull();
      expect(leftOut.filter((item) => !('rowId' in item && item.rowId === 777))).toEqual(leftOutBefore);
      expect(leftOut).toHaveLength(leftOutBefore.length + 1);
    }
  });

  test('an audible row more in a type A zone makes no receiver quieter on any day (M-34)', () => {
    const tasksOfA = ({ zones, tasks }: CalculationSnapshot) =>
      tasks.filter(({ zoneId }) => zones.find(({ id }) => id === zoneId)?.type === 'A');
    for (const { seed, snapshot, random } of drawProjects((drawn) => tasksOfA(drawn).length > 0)) {
      const { id: taskId, start, end } = random.pick(tasksOfA(snapshot));
      const row = { ...random.pick(snapshot.rows), id: 777, taskId, start, end, quantity: 2, timePercent: 40 };
      const before = calculateLevels(snapshot);
      const after = calculateLevels({ ...snapshot, rows: [...snapshot.rows, row] });
      expect(largestFall(after, before), `seed ${seed}`).toBeLessThan(NOISE_DECIBELS);
    }
  });
});

describe('mitigation', TIMEOUT, () => {
  test('the unmitigated run ignores every mitigation field (M-23)', () => {
    for (const { seed, snapshot, random } of drawProjects()) {
      const mitigated = withRows(snapshot, ({ soundPower }) => ({
        quieterMethodSoundPower: random.pick([0, soundPower - 9]),
        quieterEquipmentSoundPower: random.pick([0, soundPower + 4]),
        ...Object.fromEntries(EFFECTS.map((field) => [field, -random.integer(0, 20)])),
      }));
      const [after, before] = [calculateLevels(mitigated), calculateLevels(snapshot)];
      const only = ({ run }: { run: string }) => run === 'unmitigated';
      expect(largestDeviation(after, before, { only }), `seed ${seed}`).toBeLessThan(NOISE_DECIBELS);
      expect(verdictsOf(after).filter(only)).toEqual(verdictsOf(before).filter(only));
    }
  });

  test('a measure never makes the mitigated run louder, and leaves the unmitigated one (M-21)', () => {
    for (const { seed, snapshot, random } of drawProjects()) {
      const field = random.pick(EFFECTS);
      const chosen = random.pick(snapshot.rows);
      const measured = withRows(snapshot, (row) =>
        row.id === chosen.id || random.chance(0.2) ? { [field]: row[field] - random.integer(1, 20) } : {},
      );
      const [after, before] = [calculateLevels(measured), calculateLevels(snapshot)];
      expect(largestFall(before, after), `seed ${seed}`).toBeLessThan(NOISE_DECIBELS);
      const only = ({ run }: { run: string }) => run === 'unmitigated';
      expect(largestDeviation(after, before, { only }), `seed ${seed}`).toBeLessThan(NOISE_DECIBELS);
    }
  });
});

describe('the order of things', TIMEOUT, () => {
  test('of rows changes no bit of a receiver (M-04)', () => {
    for (const { seed, snapshot, random } of drawProjects()) {
      const reordered = { ...snapshot, rows: random.shuffle(snapshot.rows) };
      expect(findDifference(sortedResult(reordered), sortedResult(snapshot)), `seed ${seed}`).toBeNull();
      const [after, before] = [calculateLevels(reordered), calculateLevels(snapshot)];
      expect(findDifference([...after.levels], [...before.levels]), `seed ${seed}`).toBeNull();
    }
  });

  test('of receivers and of tasks changes no bit of a receiver (M-41)', () => {
    for (const { seed, snapshot, random } of drawProjects()) {
      const { receivers, tasks } = snapshot;
      const reordered = { ...snapshot, receivers: random.shuffle(receivers), tasks: random.shuffle(tasks) };
      expect(findDifference(sortedResult(reordered), sortedResult(snapshot)), `seed ${seed}`).toBeNull();
    }
  });

  test('of zones changes no level and no verdict (M-34)', () => {
    for (const { seed, snapshot, random } of drawProjects(({ zones }) => zones.length > 1)) {
      const after = calculateLevels({ ...snapshot, zones: random.shuffle(snapshot.zones) });
      const before = calculateLevels(snapshot);
      expect(largestDeviation(after, before), `seed ${seed}`).toBeLessThan(NOISE_DECIBELS);
      expect(verdictsOf(after)).toEqual(verdictsOf(before));
    }
  });
});

describe('time', TIMEOUT, () => {
  test('all dates moved by n days move every day by n and change no level and no verdict (M-40)', () => {
    for (const { seed, input, snapshot, random } of drawProjects()) {
      const shift = random.pick([-1000, -33, -1, 1, 7, 31, 32, 365]);
      const [after, before] = [calculateLevels(toSnapshot(shifted(input, shift))), calculateLevels(snapshot)];
      expect(largestDeviation(after, before, { shift }), `seed ${seed}`).toBeLessThan(NOISE_DECIBELS);
      expect(verdictsOf(after, { shift })).toEqual(verdictsOf(before));
    }
  });

  test('rows cut in two that follow each other change no level and no verdict (M-13)', () => {
    for (const { seed, snapshot, random } of drawProjects()) {
      const [after, before] = [calculateLevels(withSplitRows(random, snapshot)), calculateLevels(snapshot)];
      expect(largestDeviation(after, before), `seed ${seed}`).toBeLessThan(NOISE_DECIBELS);
      expect(verdictsOf(after)).toEqual(verdictsOf(before));
    }
  });

  test('tasks cut in two that follow each other change no level and no verdict (M-12, M-41)', () => {
    for (const { seed, snapshot, random } of drawProjects()) {
      const [after, before] = [calculateLevels(withSplitTasks(random, snapshot)), calculateLevels(snapshot)];
      expect(largestDeviation(after, before), `seed ${seed}`).toBeLessThan(NOISE_DECIBELS);
      expect(verdictsOf(after)).toEqual(verdictsOf(before));
    }
  });

  test('a dated criterion never takes an exceedance away (M-57)', () => {
    for (const { seed, snapshot, random } of drawProjects()) {
      const receivers = snapshot.receivers.map((receiver): SnapshotReceiver => {
        const { start } = random.pick(snapshot.tasks);
        const entry = {
          name: 'More',
          start,
          end: addDays(start, random.integer(0, 60)),
          value: random.integer(50, 90),
        };
        return { ...receiver, otherCriteria: [...receiver.otherCriteria, entry] };
      });
      const [after, before] = [calculateLevels({ ...snapshot, receivers }), calculateLevels(snapshot)];
      for (const [key, { exceedsOnMap, exceedanceDays }] of before.verdicts) {
        expect(after.verdicts.get(key)?.exceedanceDays, `seed ${seed}`).toBeGreaterThanOrEqual(exceedanceDays);
        expect(after.verdicts.get(key)?.exceedsOnMap || !exceedsOnMap, `seed ${seed}`).toBe(true);
      }
    }
  });
});

describe('space', TIMEOUT, () => {
  test('everything moved by whole metres changes no level by 1e-8 dB (M-30, M-31, M-33)', () => {
    for (const { seed, input, snapshot, random } of drawProjects()) {
      const moved = toSnapshot(translated(input, random.integer(-9000, 9000), random.integer(-9000, 9000)));
      expect(largestDeviation(calculateLevels(moved), calculateLevels(snapshot)), `seed ${seed}`).toBeLessThan(1e-8);
    }
  });

  test('of two receivers the one further from a lone fixed source is never louder (M-33)', () => {
    for (const { seed, snapshot, random } of drawProjects(hasAudibleRow)) {
      const [{ position }] = snapshot.receivers as [SnapshotReceiver];
      const levels = levelsAtDistances(withSingleRow(snapshot, position), drawDistances(random), (distance) => {
        const angle = random.fraction() * 2 * Math.PI;
        return hk80(position[0] + distance * Math.cos(angle), position[1] + distance * Math.sin(angle));
      });
      expect(levels, `seed ${seed}`).toEqual(levels.toSorted((a, b) => b - a));
      expect(levels[0]).toBeGreaterThan(levels.at(-1) as number);
    }
  });

  test('straight away from a side of a rectangle a lone notional source is never louder (M-31, M-33)', () => {
    for (const { seed, snapshot, random } of drawProjects(hasAudibleRow)) {
      const [width, height] = [random.integer(5, 400), random.integer(5, 400)];
      const [{ centre: corner }] = snapshot.zones as [SnapshotZone];
      const from = hk80(corner[0] + random.integer(0, width), corner[1] + height);
      const boxed = withBoxes(withSingleRow(snapshot, null), corner, width, height);
      const levels = levelsAtDistances(boxed, drawDistances(random), (distance) => hk80(from[0], from[1] + distance));
      expect(levels, `seed ${seed}`).toEqual(levels.toSorted((a, b) => b - a));
      expect(levels[0]).toBeGreaterThan(levels.at(-1) as number);
    }
  });
});

describe('neighbours and contributions', TIMEOUT, () => {
  test('a neighbour never lowers the level with neighbours (M-50)', () => {
    const projects = drawProjects();
    for (const [index, { seed, input, snapshot }] of projects.entries()) {
      const other = projects.at(index - 1)?.input as MethodCase;
      const near = toSnapshot(movedNear(other, input));
      const [after, before] = [calculateLevels(withNeighbour(snapshot, near)), calculateLevels(snapshot)];
      expect(largestFall(after, before), `seed ${seed}`).toBeLessThan(NOISE_DECIBELS);
    }
  });

  test('a neighbour like the project itself adds 10 log 2 to the own level (M-50)', () => {
    for (const { seed, snapshot } of drawProjects()) {
      const doubled = calculateLevels(withNeighbour(alone(snapshot), snapshot));
      const before = calculateLevels(alone(snapshot));
      const gain = 10 * Math.log10(2);
      const only = ({ series }: { series: string }) => series === 'withNeighbours';
      expect(largestDeviation(doubled, before, { gain, only }), `seed ${seed}`).toBeLessThan(1e-9);
    }
  });

  test('own levels and verdicts do not depend on neighbours and contributions (M-50, M-51, M-58)', () => {
    const hasMore = ({ neighbours, receivers }: CalculationSnapshot) =>
      neighbours.length > 0 || receivers.some(({ contributions }) => contributions.length > 0);
    for (const { seed, snapshot } of drawProjects(hasMore)) {
      const [after, before] = [calculateLevels(alone(snapshot)), calculateLevels(snapshot)];
      const only = ({ series }: { series: string }) => series === 'own';
      expect(largestDeviation(after, before, { only }), `seed ${seed}`).toBeLessThan(NOISE_DECIBELS);
      expect(verdictsOf(after, { series: 'own' })).toEqual(verdictsOf(before, { series: 'own' }));
    }
  });

  test('without either the level with neighbours is the own level, bit for bit (M-52)', () => {
    for (const { seed, snapshot } of drawProjects()) {
      for (const { unmitigated, mitigated, pointId } of calculate(alone(snapshot)).receivers)
        for (const { withNeighbours, combinations: _, ...own } of [unmitigated, mitigated])
          expect(findDifference(withNeighbours, own), `seed ${seed} point ${pointId}`).toBeNull();
    }
  });
});

describe('floors', TIMEOUT, () => {
  test('levels never rise with height, and never above the ground (M-70)', () => {
    const isHigh = ({ heightMetres, isInsideZoneWithBuilding }: SnapshotReceiver) =>
      (heightMetres ?? 0) >= 6 && !isInsideZoneWithBuilding;
    for (const { seed, snapshot } of drawProjects(({ receivers }) => receivers.some(isHigh))) {
      // Without barriers the floor levels are those of the mitigated run.
      const calculation = new LiveCalculation(withRows(snapshot, () => ({ barrierDba: 0 })));
      const ground = calculate(calculation.prepared.snapshot).receivers;
      for (const { pointId } of snapshot.receivers.filter(isHigh)) {
        const floors = describeFloors(calculation, pointId)?.floors.map(({ level }) => level) ?? [];
        const levels = [ground.find((point) => point.pointId === pointId)?.mitigated.highestLevel ?? null, ...floors];
        const heard = levels.filter((level) => level !== null);
        expect([0, levels.length], `seed ${seed}`).toContain(heard.length);
        expect(heard, `seed ${seed}`).toEqual(heard.toSorted((a, b) => b - a));
      }
    }
  });
});
