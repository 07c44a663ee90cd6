import { describe, expect, it } from 'vitest';
import { toDay } from '../../day.ts';
import { at, project, row, squareAt, task, zone } from '../../testing/snapshot-builder.ts';
import { LiveCalculation } from '../live-calculation.ts';
import { type Explanation, explain } from './explain.ts';
import { listZoneExplanations } from './explain-zones.ts';

const snapshot = project({
  zones: [
    zone(),
    zone({ id: 2, type: 'B', outline: squareAt(100, 0, 60), centre: at(130, 30) }),
    zone({ id: 3, type: 'B', outline: squareAt(300, 0, 60), centre: at(330, 30) }),
  ],
  tasks: [task(), task({ id: 2, name: 'Piling' }), task({ id: 3, zoneId: 2 }), task({ id: 4, zoneId: 3 })],
  rows: [1, 2, 3, 4].map((id) => row({ id, taskId: id })),
});

describe('zones of an explained level', () => {
  const explanation = explain(new LiveCalculation(snapshot), 1, toDay('2027-03-10'), 'mitigated') as Explanation;
  const zones = listZoneExplanations(explanation);

  it('add up their activities by energy (CALC-15)', () => {
    expect(zones.map(({ zoneId, tasks }) => [zoneId, tasks.map(({ taskId }) => taskId)])).toEqual([
      [1, [1, 2]],
      [2, [3]],
      [3, [4]],
    ]);
    // Two equal activities are 3.01 dB louder than one.
    expect((zones[0]?.level ?? 0) - (zones[0]?.tasks[0]?.level ?? 0)).toBeCloseTo(10 * Math.log10(2), 9);
    expect(zones[1]?.level).toBe(zones[1]?.tasks[0]?.level);
  });

  it('share the level between those that count (M-34)', () => {
    expect(zones.map(({ counts }) => counts)).toEqual([true, true, false]);
    expect(zones[2]?.share).toBe(0);
    expect(zones.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1, 12);
    expect(zones[0]?.share).toBeGreaterThan(zones[1]?.share ?? 1);
  });
});
