import { describe, expect, test } from 'vitest';
import type { MethodCase, ReceiverAnswer } from '../case.ts';
import { answerByOracle } from './answer.ts';
import { at, receiver, row, sample, task, zone } from './testing/sample.ts';

function first(changes: Partial<MethodCase>): ReceiverAnswer {
  return answerByOracle(sample(changes)).receivers[0] as ReceiverAnswer;
}

const TEN_METRES = { fixedLocation: at(66, 28) };

describe('levels', () => {
  test('110 dB(A) at 30 m: 110 - 29.542425 - 8 + 3, both verdicts, all ten days (M-33, M-60 to M-62)', () => {
    const { unmitigated, sources, criterion } = first({});
    expect(sources).toEqual([{ zoneId: 1, position: at(30, 20), distanceMetres: 30 }]);
    expect(criterion).toBe(75);
    expect(unmitigated.own.level).toBeCloseTo(75.4575749056, 9);
    expect(unmitigated.own).toMatchObject({
      day: '2026-03-25',
      exceedsOnMap: false,
      exceedsInReport: true,
      exceedanceDays: 10,
    });
    expect(unmitigated.months.map(({ month }) => month)).toEqual(['2026-03', '2026-04']);
  });

  test('4 machines for a quarter of the time are one (M-10)', () => {
    const { taskSoundPowers } = answerByOracle(sample({ rows: [row(1, 1, 110, { quantity: 4, timePercent: 25 })] }));
    expect(taskSoundPowers).toEqual([
      {
        taskId: 1,
        unmitigated: { soundPower: 110, day: '2026-03-25' },
        mitigated: { soundPower: 110, day: '2026-03-25' },
      },
    ]);
  });

  test.each([
    [100.5, true, true],
    [100.4999999995, true, true],
    [100.499999998, false, true],
    [100.05, false, true],
    [100.049999998, false, false],
  ])('%d dB(A) at exactly 10 m against 75 (M-04)', (soundPower, exceedsOnMap, exceedsInReport) => {
    const { own } = first({ rows: [row(1, 1, soundPower, TEN_METRES)] }).unmitigated;
    expect(own).toMatchObject({ level: soundPower - 25, exceedsOnMap, exceedsInReport });
  });

  test('replacement and the most negative measure; QPME before method (M-20, M-21, M-24)', () => {
    const mitigation = { enclosureDba: -5, barrierDba: -10, hammerDba: -10, quieterMethodSoundPower: 90 };
    const level = (changes: object) =>
      first({ rows: [row(1, 1, 100, { ...TEN_METRES, ...changes })] }).mitigated.own.level;
    expect(level(mitigation)).toBe(55);
    expect(level({ ...mitigation, quieterEquipmentSoundPower: 95 })).toBe(60);
    expect(level({ customMethodDba: -3.5 })).toBe(71.5);
  });

  test('the loudest group is that at the receiver, not that of the sound power (M-12, M-32)', () => {
    const rows = [row(1, 1, 110, { exclusiveGroup: 'A' }), row(2, 1, 105, { exclusiveGroup: 'B', ...TEN_METRES })];
    const answer = answerByOracle(sample({ rows }));
    expect(answer.receivers[0]?.unmitigated.own.level).toBe(80);
    expect(answer.taskSoundPowers[0]?.unmitigated.soundPower).toBe(110);
  });

  test('nothing is heard without active work, and left out is left out (M-04, M-35)', () => {
    const silent = answerByOracle(sample({ rows: [row(1, 1, 110, { quantity: 0 })] }));
    expect(silent.receivers[0]?.unmitigated.own.level).toBeNull();
    expect([silent.compulsory, silent.taskSoundPowers]).toEqual([[], []]);
    const out = first({ receivers: [receiver(1, at(20, 20), { isInsideZoneWithBuilding: true, heightMetres: 30 })] });
    expect(out).toMatchObject({ isLeftOut: true, sources: [], floors: null, unmitigated: { own: { level: null } } });
  });
});

describe('zone types (M-34)', () => {
  const tasks = [task(1, 1, '2026-03-01', '2026-03-02'), task(2, 2, '2026-03-02', '2026-03-03')];
  const rows = [row(1, 1, 110), row(2, 2, 110)];
  const levelWith = (type: 'A' | 'B', east: number, powers = rows) => {
    const zones = [zone(1, 0, 0, { type }), zone(2, east, 0, { type })];
    return first({ zones, tasks, rows: powers }).unmitigated.combinations;
  };
  test('[SITE-25] type A adds: 75.4575749 + 10 log 2 on the common day', () => {
    expect(levelWith('A', 80).map(({ level }) => level)).toEqual([
      expect.closeTo(75.4575749056, 9),
      expect.closeTo(78.4678748622, 9),
      expect.closeTo(75.4575749056, 9),
    ]);
  });
  test('[SITE-26] of type B the nearer with active work, of equally near the louder', () => {
    const far = 110 - 20 * Math.log10(50) - 5;
    expect(levelWith('B', 100).map(({ key, code, level, day }) => [key, code, level, day])).toEqual([
      ['1-1', 'A', expect.closeTo(75.4575749056, 9), '2026-03-01'],
      ['1-1+2-2', 'C-A', expect.closeTo(75.4575749056, 9), '2026-03-02'],
      ['2-2', 'B', expect.closeTo(far, 9), '2026-03-03'],
    ]);
    const louder = levelWith('B', 80, [row(1, 1, 110), row(2, 2, 113)]);
    expect(louder[1]?.level).toBeCloseTo(78.4575749056, 9);
  });
});
