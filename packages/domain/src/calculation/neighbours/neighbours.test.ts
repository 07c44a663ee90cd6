import { describe, expect, it } from 'vitest';
import { at, project, receiver, row, squareAt, task, zone } from '../../testing/snapshot-builder.ts';
import { LiveCalculation } from '../live-calculation.ts';
import { describeTimeline } from '../receiver-timeline.ts';
import { describeNeighbour } from './neighbours.ts';

/** Groups, a fixed row, rows with their own dates and mitigation, in a type A zone 70 m north of the receiver. */
const site = {
  zones: [zone({ id: 21, name: 'Secret zone', outline: squareAt(0, 200, 60), centre: at(30, 230) })],
  tasks: [
    task({ id: 21, zoneId: 21, name: 'Secret task', construction: 'Secret works', start: '2027-02-15' }),
    task({ id: 22, zoneId: 21, name: 'Secret task' }),
  ],
  rows: [
    row({ id: 21, taskId: 21, name: 'Secret machine', officialId: 'CNP SECRET', start: '2027-02-15', barrierDba: -10 }),
    row({ id: 22, taskId: 21, name: 'Secret machine', exclusiveGroup: 'Secret group', soundPower: 110 }),
    row({
      id: 23,
      taskId: 21,
      name: 'Secret machine',
      exclusiveGroup: 'Secret crane',
      soundPower: 105,
      fixedLocation: at(30, 150),
      start: '2027-03-10',
      customMethodName: 'Secret method',
      customMethodDba: -20,
    }),
    row({ id: 24, taskId: 22, name: 'Secret machine', quantity: 3, timePercent: 20, end: '2027-03-05' }),
    row({ id: 25, taskId: 22, name: 'Secret machine', quantity: 0 }),
  ],
};

describe('what is disclosed of a neighbour (M-50)', () => {
  const neighbour = describeNeighbour(site);

  it('outlines, centres and energies by date; no name, no row and no group', () => {
    expect(Object.keys(neighbour)).toEqual(['zones']);
    expect(neighbour.zones.map((entry) => Object.keys(entry).sort())).toEqual([['centre', 'outline', 'tasks', 'type']]);
    const steps = neighbour.zones.flatMap(({ tasks }) => tasks.flat());
    expect(new Set(steps.flatMap((step) => Object.keys(step)))).toEqual(new Set(['start', 'end', 'common', 'groups']));
    expect(JSON.stringify(neighbour)).not.toMatch(/secret|CNP|"id"|name/i);
  });

  it('steps of each zone-task without overlap, where rows begin and end (M-13)', () => {
    const periods = neighbour.zones[0]?.tasks.map((steps) => steps.map(({ start, end }) => [start, end]));
    expect(periods).toEqual([
      [
        ['2027-02-15', '2027-02-28'],
        ['2027-03-01', '2027-03-09'],
        ['2027-03-10', '2027-03-31'],
      ],
      [['2027-03-01', '2027-03-05']],
    ]);
    expect(neighbour.zones[0]?.tasks[0]?.map(({ groups }) => groups.length)).toEqual([0, 1, 2]);
  });

  it('comes through JSON as it was', () => {
    expect(JSON.parse(JSON.stringify(neighbour))).toEqual(neighbour);
  });
});

describe('the level with a neighbour', () => {
  it('is that of the neighbour and the own rows together, in both runs and on every day (M-50)', () => {
    const receivers = [receiver(), receiver({ pointId: 2, position: at(200, 180) })];
    const neighbour = JSON.parse(JSON.stringify(describeNeighbour(site)));
    const beside = new LiveCalculation(project({ receivers, neighbours: [neighbour] }));
    const own = project({ receivers });
    const merged = new LiveCalculation({
      ...own,
      zones: [...own.zones, ...site.zones],
      tasks: [...own.tasks, ...site.tasks],
      rows: [...own.rows, ...site.rows],
    });
    for (const { pointId } of receivers) {
      const together = describeTimeline(merged, pointId)?.steps ?? [];
      for (const { start, unmitigated, mitigated } of describeTimeline(beside, pointId)?.steps ?? []) {
        const step = together.find((candidate) => candidate.start <= start && start <= candidate.end);
        expect(unmitigated.withNeighbours).toBeCloseTo(step?.unmitigated.level as number, 9);
        expect(mitigated.withNeighbours).toBeCloseTo(step?.mitigated.level as number, 9);
        expect(unmitigated.withNeighbours).toBeGreaterThan((unmitigated.level as number) + 1);
      }
    }
  });

  it("a neighbour's type B zones are judged among themselves (M-34)", () => {
    const typeB = { ...site, zones: site.zones.map((entry) => ({ ...entry, type: 'B' as const })) };
    const own = project({ zones: [zone({ type: 'B', outline: squareAt(0, 80, 40), centre: at(20, 100) })] });
    const beside = new LiveCalculation({ ...own, neighbours: [describeNeighbour(typeB)] });
    const [step] = describeTimeline(beside, 1)?.steps ?? [];
    expect(step?.unmitigated.withNeighbours).toBeGreaterThan((step?.unmitigated.level as number) + 1e-3);
  });
});
