import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { addProgramme, applyComparison, compareProgrammes, declineUnknown } from './compare-programmes.ts';
import type { IncomingTask } from './map-programme.ts';
import type { ScheduledTask } from './schedule.schema.ts';

const incoming = (change: Partial<IncomingTask> = {}): IncomingTask => ({
  zoneId: 1,
  constructionWork: 'Piling',
  name: 'Excavation',
  start: toDay('2027-01-04'),
  end: toDay('2027-02-04'),
  sourceId: '',
  ...change,
});
const stored = (id: number, change: Partial<IncomingTask> = {}): ScheduledTask => ({ ...incoming(change), id });

describe('a programme compared with the schedule', () => {
  it('matches activities by their source id whatever else changed, and names the fields', () => {
    const before = stored(7, { sourceId: 'A1' });
    const after = { zoneId: 2, constructionWork: 'Drainage', name: 'Pipes', end: toDay('2027-03-04'), sourceId: 'A1' };
    const { added, changed, removed, same } = compareProgrammes([before], [incoming(after)]);
    expect(changed).toEqual([
      { before, after: stored(7, after), fields: ['zoneId', 'constructionWork', 'name', 'end'] },
    ]);
    expect([added, removed, same]).toEqual([[], [], []]);
  });

  it('else by zone, work and name, whatever case and spaces, and takes over the source id', () => {
    const there = [stored(7, { name: 'deep  excavation' }), stored(8, { zoneId: 2 })];
    const { changed, removed } = compareProgrammes(there, [incoming({ name: 'Deep excavation', sourceId: 'A1' })]);
    expect(changed.map(({ after, fields }) => [after.id, after.sourceId, fields])).toEqual([[7, 'A1', ['name']]]);
    expect(removed.map(({ id }) => id)).toEqual([8]);
  });

  it('a new source id alone is no change to read, but is kept; a table without ids takes none away', () => {
    const moved = compareProgrammes([stored(7, { sourceId: 'A1' })], [incoming({ sourceId: 'B1' })]);
    expect(moved.changed).toEqual([]);
    expect(applyComparison([stored(7, { sourceId: 'A1' })], moved)).toEqual([stored(7, { sourceId: 'B1' })]);
    const table = compareProgrammes([stored(7, { sourceId: 'A1' })], [incoming()]);
    expect(table.same[0]?.after.sourceId).toBe('A1');
  });

  it('uses each activity once, and of namesakes the one with the same dates', () => {
    const late = toDay('2027-05-04');
    const there = [stored(7, { end: late }), stored(8)];
    const { same, added } = compareProgrammes(there, [incoming(), incoming({ end: late }), incoming()]);
    expect(same.map(({ after }) => [after.id, after.end])).toEqual([
      [7, late],
      [8, '2027-02-04'],
    ]);
    expect(added).toHaveLength(1);
  });

  it('a blank date keeps the stored one, unless the other end does not allow it', () => {
    const there = [stored(7, { sourceId: 'A1' })];
    const after = (change: Partial<IncomingTask>) => {
      const { same, changed } = compareProgrammes(there, [incoming({ sourceId: 'A1', ...change })]);
      return [...same, ...changed].map(({ after: { start, end } }) => `${start} ${end}`)[0];
    };
    expect(after({ start: null, end: null })).toBe('2027-01-04 2027-02-04');
    expect(after({ start: null, end: toDay('2027-01-20') })).toBe('2027-01-04 2027-01-20');
    expect(after({ start: null, end: toDay('2026-12-20') })).toBe('2026-12-20 2026-12-20');
    expect(after({ start: toDay('2027-03-01'), end: null })).toBe('2027-03-01 2027-03-01');
  });

  it('what is declined stays as it was', () => {
    const there = [stored(7, { sourceId: 'A1' }), stored(8, { name: 'Old' }), stored(9, { name: 'Older' })];
    const comparison = compareProgrammes(there, [
      incoming({ sourceId: 'A1', name: 'Renamed' }),
      incoming({ name: 'New' }),
      incoming({ name: 'Newer' }),
    ]);
    const declined = { added: new Set([0]), changed: new Set([7]), removed: new Set([8]) };
    expect(applyComparison(there, comparison, declined)).toEqual([there[0], there[1], stored(-1, { name: 'Newer' })]);
  });

  it('gives ids below those of activities that are not stored yet either', () => {
    const there = [stored(-4, { name: 'Draft' })];
    const next = applyComparison(there, compareProgrammes(there, [incoming({ name: 'Draft' }), incoming()]));
    expect(next.map(({ id }) => id)).toEqual([-4, -5]);
  });
});

describe('a programme added to the schedule', () => {
  it('[SCHED-01] [Q74] brings all lines but those that are there, also when it has a line twice', () => {
    const there = [stored(7), stored(8, { name: 'Other' })];
    const { tasks, added, skipped } = addProgramme(there, [
      incoming(),
      incoming({ name: 'New' }),
      incoming({ name: 'New' }),
    ]);
    expect([added, skipped]).toEqual([1, 2]);
    expect(tasks).toEqual([...there, stored(-1, { name: 'New' })]);
  });

  it.each([
    ['zoneId', 2],
    ['constructionWork', 'Other'],
    ['name', 'excavation'],
    ['start', toDay('2027-01-05')],
    ['end', toDay('2027-02-05')],
  ])('[Q74] a line with another %s is another line', (field, value) => {
    expect(addProgramme([stored(7)], [incoming({ [field]: value })]).added).toBe(1);
  });

  it('[Q74] the same file again is skipped although its blank dates were filled with the save', () => {
    expect(addProgramme([stored(7)], [incoming({ start: null, end: null })])).toMatchObject({ added: 0, skipped: 1 });
    expect(addProgramme([stored(7)], [incoming({ start: null, end: toDay('2027-02-05') })]).added).toBe(1);
  });

  it('takes no source id twice; another activity of the planner with the same name is another one', () => {
    const { tasks } = addProgramme(
      [stored(7, { sourceId: 'A1' })],
      [incoming({ sourceId: 'A2' }), incoming({ sourceId: 'A1', name: 'New' })],
    );
    expect(tasks.map(({ sourceId }) => sourceId)).toEqual(['A1', 'A2', '']);
  });
});

describe('activities that are not in a file', () => {
  const there = [stored(1), stored(2, { sourceId: 'p6:A1' }), stored(3, { sourceId: 'msp:7' })];
  const keptBy = (sourceId: string) => {
    const file = [incoming({ sourceId, name: 'New' })];
    return [...declineUnknown(compareProgrammes(there, file), file).removed];
  };

  it('stay if it comes from a planning tool; a table is complete', () => {
    expect(keptBy('p6:A2')).toEqual([1, 3]);
    expect(keptBy('msp:9')).toEqual([1, 2]);
    expect(keptBy('')).toEqual([]);
  });
});
