import { createReceiverSummary, LiveCalculation, type SnapshotRow, toDay } from '@quietsite/domain';
import { describe, expect, test } from 'vitest';
import { toSnapshot } from './engine-answer.ts';
import { at, receiver, row, sample, task } from './oracle/testing/sample.ts';
import { findDifference } from './testing/difference.ts';
import { compareToFresh, followEdits } from './testing/edit-chain.ts';
import { CALENDAR_EDITS, RECEIVER_EDITS, TASK_EDITS } from './testing/frame-edits.ts';
import { ROW_EDITS } from './testing/row-edits.ts';
import { followEveryChange, SMALL_PROJECTS } from './testing/small-projects.ts';

/** Number of chains; override with QUIETSITE_EDIT_CHAINS=20000. */
const CHAINS = Number(process.env.QUIETSITE_EDIT_CHAINS ?? 1000);
const CHAINS_PER_TEST = 100;
const FIRST_SEEDS = Array.from({ length: Math.ceil(CHAINS / CHAINS_PER_TEST) }, (_, i) => i * CHAINS_PER_TEST);

describe('an updated calculation is, bit for bit, that of the edited project (M-40)', () => {
  const names = new Set<string>();

  test.each(FIRST_SEEDS)('[CALC-62] 100 chains of edits from seed %i on', { timeout: 120_000 }, (first) => {
    for (let seed = first; seed < first + CHAINS_PER_TEST; seed++) {
      const { edits, difference } = followEdits(seed);
      expect(difference, `seed ${seed}: ${edits.join(', ')}`).toBeNull();
      for (const name of edits.flatMap((edit) => edit.split(' and '))) names.add(name);
    }
  });

  test('the chains held every kind of edit', () => {
    const kinds = [ROW_EDITS, TASK_EDITS, CALENDAR_EDITS, RECEIVER_EDITS].flatMap((edits) => Object.keys(edits));
    expect(kinds.flatMap((kind) => kind.split(' and ')).filter((kind) => !names.has(kind))).toEqual([]);
  });

  test('the comparison sees the last bit of a number', () => {
    const told = { energies: Float64Array.of(1, 2), levels: [60, null] };
    expect(findDifference(told, structuredClone(told))).toBeNull();
    expect(findDifference(told, { ...told, energies: Float64Array.of(1, 2 + 2 ** -51) })).toContain('.energies.1');
    expect(findDifference(told, { ...told, levels: [60, 0] })).toBe('.levels.1 null instead of 0');
    expect(findDifference(told, { ...told, levels: [60] })).toBe('.levels 2 entries instead of 1');
  });
});

describe('from every state of a small project to every other (M-40)', () => {
  const cases = Object.entries(SMALL_PROJECTS).flatMap(([name, world]) =>
    world.laterLevels.map((laterLevel) => ({ name, world, laterLevel })),
  );

  test.each(cases)('$name, with $laterLevel dB(A) in another month', { timeout: 60_000 }, ({ world, laterLevel }) => {
    expect(followEveryChange(world, laterLevel)).toBeNull();
  });
});

describe('machines that come to the same in one row and in two (M-42)', () => {
  /** One row in January, two in June with the same sum except for the last bits. */
  const listProjects = () =>
    [2, 3, 5, 7, 11, 13, 24].flatMap((quantity) =>
      [91.3, 100, 104.7, 118.9].map((soundPower) => {
        const less = Math.floor(quantity / 2);
        const june = { start: '2026-06-10', end: '2026-06-12' };
        return toSnapshot(
          sample({
            tasks: [task(1, 1, '2026-01-01', '2026-12-31')],
            rows: [
              row(1, 1, soundPower, { quantity, start: '2026-01-10', end: '2026-01-12' }),
              row(2, 1, soundPower, { quantity: less, ...june }),
              row(3, 1, soundPower, { quantity: quantity - less, ...june }),
            ],
          }),
        );
      }),
    );

  test.each<[string, number, Partial<SnapshotRow>]>([
    ['one of the two is taken away', 3, { quantity: 0 }],
    ['one of the two moves', 3, { start: toDay('2026-06-13'), end: toDay('2026-06-14') }],
    ['one of the two ends earlier', 3, { end: toDay('2026-06-11') }],
    ['one of the two becomes louder', 3, { quantity: 99 }],
    ['the one is taken away', 1, { quantity: 0 }],
    ['the one begins later', 1, { start: toDay('2026-01-12') }],
  ])('%s', (_, id, changes) => {
    for (const snapshot of listProjects()) {
      const live = new LiveCalculation(snapshot);
      const rows = snapshot.rows.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry));
      live.update({ ...snapshot, rows });
      expect(compareToFresh(live, { ...snapshot, rows }, [1], false)).toBeNull();
    }
  });
});

describe('an update works on what an edit touches (M-40)', () => {
  const snapshot = toSnapshot(
    sample({
      tasks: [task(1, 1, '2026-01-01', '2028-12-31')],
      rows: [row(1, 1, 110, { end: '2028-12-31' }), row(2, 1, 105, { start: '2027-05-10', end: '2027-06-20' })],
      receivers: [1, 2, 3, 4, 5].map((pointId) => receiver(pointId, at(60 + pointId, 20))),
    }),
  );
  const [long, short] = snapshot.rows as [(typeof snapshot.rows)[0], (typeof snapshot.rows)[0]];
  const edited = (changes: Partial<typeof long>) => ({ ...snapshot, rows: [long, { ...short, ...changes }] });

  test.each([
    ['its quantity', { quantity: 3 }],
    ['its silence', { quantity: 0 }],
    ['its measure', { barrierDba: -10 }],
    ['its place', { fixedLocation: snapshot.receivers[0]?.position ?? null }],
  ])('a row of six weeks in three years: for %s the blocks of its days are new, all others are kept', (_, changes) => {
    const live = new LiveCalculation(snapshot);
    const before = live.engine.blocks;
    live.update(edited(changes));
    const after = live.engine.blocks;
    expect(after.length).toBe(before.length);
    // 2027-05-10 to 2027-06-20 are days 20,948 to 20,989; blocks begin at multiples of 32: 20,928 and 20,960.
    const fresh = after.filter((block) => !before.includes(block)).map(({ firstDay }) => firstDay);
    expect(fresh).toEqual([20_928, 20_960]);
    expect(compareToFresh(live, edited(changes), [1, 5], true)).toBeNull();
  });

  test('another criterion of a receiver leaves every block as it is', () => {
    const live = new LiveCalculation(snapshot);
    const before = live.engine.blocks;
    const [first, ...others] = snapshot.receivers as [(typeof snapshot.receivers)[0]];
    live.update({ ...snapshot, receivers: [{ ...first, criterion: 60 }, ...others] });
    expect(live.engine.blocks.every((block, index) => block === before[index])).toBe(true);
    expect(createReceiverSummary(live).describe(first).unmitigated.exceedanceDays).toBe(1096);
  });

  test('a task without rows that moves the last day of the project makes the last block new', () => {
    const [work] = snapshot.tasks as [(typeof snapshot.tasks)[0]];
    const until = (end: string) => ({ ...snapshot, tasks: [work, { ...work, id: 2, end: toDay(end) }] });
    const live = new LiveCalculation(until('2029-02-10'));
    const before = live.engine.blocks;
    live.update(until('2029-02-12'));
    const kept = live.engine.blocks.map((block) => before.includes(block));
    expect(kept).toEqual([...before.slice(1).map(() => true), false]);
    expect(compareToFresh(live, until('2029-02-12'), [1, 5], true)).toBeNull();
  });

  test('days that fall away at the edge of a block take what was heard on them along (M-50, M-51)', () => {
    // Day 20,959 is 2027-05-21, the last of its block.
    const loud = { name: 'Site', start: toDay('2027-06-01'), end: toDay('2027-06-05'), level: 90 };
    const [work] = snapshot.tasks as [(typeof snapshot.tasks)[0]];
    const [point] = snapshot.receivers as [(typeof snapshot.receivers)[0]];
    const early = { ...work, end: toDay('2027-05-10') };
    const before = {
      ...snapshot,
      receivers: [{ ...point, contributions: [loud] }],
      tasks: [early, { ...work, id: 2, end: toDay('2027-06-10') }],
    };
    const after = { ...before, tasks: [early, { ...work, id: 2, end: toDay('2027-05-21') }] };
    const live = new LiveCalculation(before);
    live.update(after);
    expect(live.engine.blocks.at(-1)?.lastDay).toBe(20_959);
    expect(compareToFresh(live, after, [1], true)).toBeNull();
  });
});
