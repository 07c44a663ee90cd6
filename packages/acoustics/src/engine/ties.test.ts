import { describe, expect, it } from 'vitest';
import { buildProject, buildRow, energiesOf, type PlainProject } from '../testing/plain-project.ts';
import { sweepProject } from '../testing/sweep-days.ts';

const taskOf = (
  zone: number,
  level: number,
  days: { startDay: number; endDay: number } = { startDay: 0, endDay: 0 },
) => ({
  zone,
  rows: [buildRow({ ...days, energies: energiesOf(level, level - 10, level - 3) })],
});
const types = (...letters: ('A' | 'B')[]) => letters.map((letter) => ({ isTypeB: letter === 'B' }));
const at = (...distances: number[]) => [{ profile: 0, distances, fixedDistances: [] }];
const ownOf = (project: Partial<PlainProject>) => sweepProject(buildProject(project)).map(({ own }) => own.flat());

describe('equally near type B zones (M-34)', () => {
  const zones = types('B', 'B', 'B');

  it('count with the louder of them in each run, whatever stands further away', () => {
    const tasks = [
      { zone: 0, rows: [buildRow({ energies: energiesOf(100, 70) })] },
      { zone: 1, rows: [buildRow({ energies: energiesOf(90, 80) })] },
      taskOf(2, 130),
    ];
    expect(ownOf({ zones, tasks, receivers: at(10, 10 + 5e-7, 10.1) })).toEqual([[75, 55]]);
    expect(ownOf({ zones, tasks, receivers: at(10 + 5e-7, 10, 10.1) })).toEqual([[75, 55]]);
    expect(ownOf({ zones, tasks, receivers: at(10, 10 + 2e-6, 10.1) })).toEqual([[75, 45]]);
  });

  it('count with the louder on each day', () => {
    const loud = { startDay: 2, endDay: 3 };
    const tasks = [
      taskOf(0, 100, { startDay: 0, endDay: 3 }),
      taskOf(1, 110, loud),
      taskOf(1, 90, { startDay: 0, endDay: 3 }),
    ];
    expect(ownOf({ zones, tasks, receivers: at(10, 10, 50) })).toEqual([
      [75, 65],
      [85.0432, 75.0432],
    ]);
  });

  it('count with their fixed rows where these stand', () => {
    const fixed = { zone: 1, rows: [buildRow({ energies: energiesOf(100), fixedPosition: 0 })] };
    const receivers = [{ profile: 0, distances: [10, 10, 50], fixedDistances: [100] }];
    expect(ownOf({ zones, tasks: [taskOf(0, 90), fixed], receivers })).toEqual([[65, 55]]);
    const near = [{ profile: 0, distances: [10, 10, 50], fixedDistances: [1] }];
    expect(ownOf({ zones, tasks: [taskOf(0, 90), fixed], receivers: near })).toEqual([[95, 95]]);
  });
});
