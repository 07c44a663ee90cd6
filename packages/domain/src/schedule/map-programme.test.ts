import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { createZoneFinder } from './find-named-zone.ts';
import { groupProgramme, mapProgramme, mapTable, type ProgrammeTask } from './map-programme.ts';
import type { ScheduledTask } from './schedule.schema.ts';

const zones = [
  { id: 1, name: 'Zone 1' },
  { id: 2, name: 'Zone 2' },
  { id: 3, name: 'Pier' },
  { id: 4, name: 'Pier North' },
  { id: 5, name: '東區' },
];
const finder = createZoneFinder(zones);
const start = toDay('2027-01-04');
const end = toDay('2027-02-04');

const read = (change: Partial<ProgrammeTask>): ProgrammeTask => ({
  sourceId: '',
  zoneName: '',
  constructionWork: change.path?.at(-1) ?? '',
  path: [],
  name: 'Excavation',
  start,
  end,
  ...change,
});
const stored = (id: number, change: Partial<ScheduledTask>): ScheduledTask => ({
  id,
  zoneId: 1,
  constructionWork: 'Piling',
  name: 'Excavation',
  start,
  end,
  sourceId: `A${id}`,
  ...change,
});

describe('the zone a text names', () => {
  it.each([
    ['works in  ZONE 1, north', 1],
    ['Zone 10', undefined],
    ['Zone 1a', undefined],
    ['Subzone 1', undefined],
    ['Pier North, cap 2', 4],
    ['Pier 7', 3],
    ['東區打樁', 5],
    ['', undefined],
  ])('%s', (text, id) => {
    expect(finder.findNamed(text)?.id).toBe(id);
  });

  it.each([
    ['Portion 2', 2],
    ['Area 02', 2],
    ['Z2', 2],
    ['zone_2', 2],
    ['Phase 1 and 2', undefined],
    ['Part 1.2', undefined],
    ['B2', undefined],
    ['Section 3', undefined],
  ])('by its number: %s', (text, id) => {
    expect(finder.findNumbered(text)?.id).toBe(id);
  });

  it('a name with signs of a pattern is a name', () => {
    const { findNamed } = createZoneFinder([{ id: 9, name: 'Area (A+B)' }]);
    expect(findNamed('Area (A+B)')?.id).toBe(9);
    expect(findNamed('Area AAB')).toBeUndefined();
  });
});

describe('groups of a programme', () => {
  it('have the zone of the innermost summary that names one, and its name as their construction work', () => {
    const tasks = [read({ path: ['Zone 1', 'Zone 2', 'Drainage'] }), read({ path: ['Zone 2', 'Portion 1', 'Paving'] })];
    expect(groupProgramme(tasks, zones, []).map(({ suggested }) => suggested)).toEqual([
      { zoneId: 2, constructionWork: 'Drainage' },
      { zoneId: 2, constructionWork: 'Paving' },
    ]);
  });

  it('are parted where only the activities name their zones', () => {
    const path = ['Works'];
    const tasks = [read({ path, name: 'Piling in Zone 1' }), read({ path, name: 'Zone 2 piling' }), read({ path })];
    const groups = groupProgramme(tasks, zones, []);
    expect(groups.map(({ suggested, tasks: members }) => [suggested.zoneId, members.length])).toEqual([
      [1, 1],
      [2, 1],
      [null, 1],
    ]);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
  });

  it('a number in the name of an activity counts pieces, not zones', () => {
    expect(groupProgramme([read({ path: ['Works'], name: 'Pile 2' })], zones, [])[0]?.suggested.zoneId).toBeNull();
  });

  it('go where most of them are stored, unless a summary has the name of a zone', () => {
    const there = [stored(7, { zoneId: 2 }), stored(8, { zoneId: 1 }), stored(9, { zoneId: 2 }), stored(99, {})];
    const suggest = (...path: string[]) => {
      const tasks = ['A7', 'A8', 'A9', 'B1'].map((sourceId) => read({ path, sourceId }));
      return groupProgramme(tasks, zones, there).map(({ suggested }) => suggested);
    };
    expect(suggest('Portion 1', 'Sheet piles')).toEqual([{ zoneId: 2, constructionWork: 'Piling' }]);
    expect(suggest('Anywhere')).toEqual([{ zoneId: 2, constructionWork: 'Piling' }]);
    expect(suggest('Zone 1', 'Sheet piles')).toEqual([{ zoneId: 1, constructionWork: 'Piling' }]);
  });

  it('an activity that the planner moved to another summary goes with those that are there', () => {
    const tasks = [
      read({ path: ['Works', 'Drainage'], sourceId: 'A1' }),
      read({ path: ['Works', 'Drainage'], sourceId: 'A2' }),
      read({ path: ['Works', 'Drainage'], sourceId: 'A3' }),
      read({ path: ['Zone 2', 'Drainage'], sourceId: 'A4' }),
    ];
    const drains = { constructionWork: 'Drains' };
    const there = [stored(1, drains), stored(2, drains), stored(3, {}), stored(4, {})];
    expect(groupProgramme(tasks, zones, there).map(({ suggested }) => suggested)).toEqual([
      { zoneId: 1, constructionWork: 'Drains' },
      { zoneId: 2, constructionWork: 'Drains' },
    ]);
  });

  it('a zone that is gone is not suggested, nor are activities without a source id known again', () => {
    const tasks = [read({ path: ['Works'], sourceId: 'A7' }), read({ path: ['Other'] })];
    const there = [stored(7, { zoneId: 77 }), stored(8, { sourceId: '' })];
    expect(groupProgramme(tasks, zones, there).map(({ suggested }) => suggested.zoneId)).toEqual([null, null]);
  });

  it('the only zone of a project is suggested for all; without summaries the work is -', () => {
    const groups = groupProgramme([read({ path: [] })], [{ id: 8, name: 'North' }], []);
    expect(groups[0]?.suggested).toEqual({ zoneId: 8, constructionWork: '-' });
  });
});

describe('a mapped programme', () => {
  it('has the activities of all groups with a zone, and says which have none', () => {
    const tasks = [
      read({ path: ['Zone 1', 'Piling'], sourceId: 'A1' }),
      read({ path: ['Zone 1', 'Piling'], sourceId: 'A1', name: ' Twice ' }),
      read({ path: ['Elsewhere'], sourceId: 'A2' }),
    ];
    const groups = groupProgramme(tasks, zones, []);
    const mapped = mapProgramme(groups, ({ suggested }) => suggested);
    expect(mapped.tasks).toEqual([
      { zoneId: 1, constructionWork: 'Piling', name: 'Excavation', start, end, sourceId: 'A1' },
      { zoneId: 1, constructionWork: 'Piling', name: 'Twice', start, end, sourceId: '' },
    ]);
    expect(mapped.leftOut.map(({ path }) => path)).toEqual([['Elsewhere']]);
  });

  it('takes what a person chose instead', () => {
    const groups = groupProgramme([read({ path: ['Zone 1'] })], zones, []);
    const mapped = mapProgramme(groups, () => ({ zoneId: 2, constructionWork: ' ' }));
    expect(mapped.tasks[0]).toMatchObject({ zoneId: 2, constructionWork: '-' });
  });

  it('[SCHED-19] of a table has the zones of its lines by name, in any case, and says which are not there', () => {
    const tasks = [read({ zoneName: ' zone  2 ', constructionWork: '' }), read({ zoneName: 'Zone 20' })];
    const mapped = mapTable(tasks, zones);
    expect(mapped.tasks).toEqual([{ zoneId: 2, constructionWork: '-', name: 'Excavation', start, end, sourceId: '' }]);
    expect(mapped.unknown).toEqual([tasks[1]]);
  });
});
