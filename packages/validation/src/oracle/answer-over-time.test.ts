import { describe, expect, test } from 'vitest';
import type { CaseNearbyProject, MethodCase, ReceiverAnswer } from '../case.ts';
import { answerByOracle } from './answer.ts';
import { at, receiver, row, sample, task, zone } from './testing/sample.ts';

function first(changes: Partial<MethodCase>): ReceiverAnswer {
  return answerByOracle(sample(changes)).receivers[0] as ReceiverAnswer;
}

function fixedAtTen(id: number, level: number, start: string, end: string) {
  return row(id, 1, level + 25, { fixedLocation: at(66, 28), start, end });
}

describe('over time', () => {
  test('the first day of a maximum is kept, and a row may begin within a combination (M-41, M-43)', () => {
    const rows = [
      fixedAtTen(1, 70, '2026-03-25', '2026-04-03'),
      fixedAtTen(2, 70, '2026-03-28', '2026-03-29'),
      fixedAtTen(3, 70, '2026-04-02', '2026-04-02'),
    ];
    const { combinations, months } = first({ rows }).unmitigated;
    const doubled = expect.closeTo(73.0102999566, 9);
    expect(combinations).toEqual([{ key: '1-1', code: 'A', level: doubled, day: '2026-03-28' }]);
    expect(months).toEqual([
      { month: '2026-03', level: doubled },
      { month: '2026-04', level: doubled },
    ]);
  });

  test('exceedance by the criterion of each day; entries listed by their own value (M-57, M-62)', () => {
    const otherCriteria = [
      { name: 'tight', start: '2026-03-26', end: '2026-03-28', value: 69.9 },
      { name: 'relaxed', start: '2026-03-20', end: '2026-04-30', value: 90 },
      { name: 'past', start: '2026-01-01', end: '2026-02-01', value: 10 },
    ];
    const rows = [fixedAtTen(1, 70, '2026-03-25', '2026-03-27')];
    const { own, otherCriteria: listed } = first({
      rows,
      receivers: [receiver(1, at(60, 20), { otherCriteria })],
    }).unmitigated;
    expect(own).toMatchObject({ level: 70, exceedsOnMap: false, exceedsInReport: true, exceedanceDays: 2 });
    expect(listed).toEqual([
      { name: 'tight', level: 70, exceeds: true },
      { name: 'relaxed', level: 70, exceeds: false },
      { name: 'past', level: null, exceeds: false },
    ]);
  });

  test('compulsory: the loudest of both kinds with ties, other counts as residential (M-63)', () => {
    const receivers = [
      receiver(5, at(60, 20)),
      receiver(2, at(-20, 20), { kind: 'other' }),
      receiver(3, at(20, 61)),
      receiver(4, at(20, 300), { kind: 'education' }),
    ];
    expect(answerByOracle(sample({ receivers })).compulsory).toEqual([2, 4, 5]);
  });
});

describe('neighbours and contributions (M-50, M-51)', () => {
  const neighbour = (lineageId: string, version: number, isApproved: boolean, level: number): CaseNearbyProject => ({
    lineageId,
    version,
    isApproved,
    zones: [zone(100, 80, 0)],
    tasks: [task(1, 100, '2026-04-02', '2026-04-20')],
    rows: [row(1, 1, level + 25, { fixedLocation: at(66, 12), barrierDba: -10 })],
  });
  const rows = [fixedAtTen(1, 70, '2026-03-25', '2026-04-02')];

  test('the latest approved version of each lineage but the own, on the days of this project', () => {
    const nearbyProjects = [
      neighbour('own', 9, true, 120),
      neighbour('east', 1, true, 110),
      neighbour('east', 2, true, 80),
      neighbour('east', 3, false, 100),
    ];
    const { unmitigated, mitigated } = first({ rows, nearbyProjects });
    expect(unmitigated.own).toMatchObject({ level: 70, exceedanceDays: 0 });
    expect(unmitigated.withNeighbours).toMatchObject({ day: '2026-04-02', exceedsOnMap: true, exceedanceDays: 2 });
    expect(unmitigated.withNeighbours.level).toBeCloseTo(80.4139268516, 9);
    expect(mitigated.withNeighbours.level).toBeCloseTo(73.0102999566, 9);
  });

  test('contributions count in the level with neighbours alone, also on days without own work', () => {
    const contributions = [
      { name: 'road', start: '2026-04-03', end: '2026-05-01', level: 76 },
      { name: 'port', start: '2026-04-05', end: '2026-05-01', level: 99 },
    ];
    const { own, withNeighbours } = first({ rows, receivers: [receiver(1, at(60, 20), { contributions })] }).mitigated;
    expect(own.level).toBe(70);
    expect(withNeighbours).toEqual({
      level: 76,
      day: '2026-04-03',
      exceedsOnMap: true,
      exceedsInReport: true,
      exceedanceDays: 1,
    });
  });
});
