import type { ProgrammeFile } from '@quietsite/contracts';
import { type FileTask, type ScheduledTask, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import {
  applyBelow,
  countUndated,
  defaultMode,
  isOpenGroup,
  listGroups,
  listIncoming,
  listProblems,
  planAddition,
} from './import-plan.ts';

const zones = [
  { id: 1, name: 'Zone 1' },
  { id: 2, name: 'Zone 2' },
];
const read = (change: Partial<FileTask> = {}): FileTask => ({
  line: 2,
  sourceId: '',
  zoneName: '',
  constructionWork: 'Piling',
  path: [],
  name: 'Excavation',
  start: toDay('2027-01-04'),
  end: toDay('2027-02-04'),
  ...change,
});
const fileOf = (format: ProgrammeFile['format'], tasks: FileTask[]): ProgrammeFile => ({
  format,
  fileName: `programme.${format}`,
  tasks,
  problems: [],
  notes: { milestones: 0, leftOut: 0, blankLines: 0 },
});
const task = (id: number, change: Partial<ScheduledTask> = {}): ScheduledTask => ({
  id,
  zoneId: 1,
  constructionWork: 'Piling',
  name: 'Excavation',
  start: toDay('2027-01-04'),
  end: toDay('2027-02-04'),
  sourceId: '',
  ...change,
});

describe('the import of a programme', () => {
  it('[Q74] adds the lines of a table; a programme of a planning tool updates what is there', () => {
    expect([defaultMode('csv', false), defaultMode('xlsx', false)]).toEqual(['add', 'add']);
    expect([defaultMode('xer', false), defaultMode('msproject', false)]).toEqual(['update', 'update']);
    expect(defaultMode('xer', true)).toBe('add');
  });

  it('[SCHED-19] a zone that went from the page since the file was read is a problem of its line', () => {
    const file = fileOf('csv', [read({ zoneName: 'zone 1' }), read({ line: 3, zoneName: 'Zone 3' })]);
    expect(listProblems(file, zones)).toEqual([{ line: 3, fault: 'ZONE_UNKNOWN', value: 'Zone 3', other: '' }]);
    expect(listProblems(fileOf('xer', [read()]), zones)).toEqual([]);
  });

  it('leaves out groups without a zone until one is chosen', () => {
    const file = fileOf('xer', [read({ path: ['Zone 2'] }), read({ path: ['Yard'] }), read({ path: ['Quay'] })]);
    const groups = listGroups(file, zones, []);
    const [, yard] = groups;
    if (!yard) throw new Error('no second group');
    expect(isOpenGroup(yard, new Map())).toBe(true);
    expect(listIncoming(file, zones, groups, new Map()).map(({ zoneId }) => zoneId)).toEqual([2]);
    const chosen = new Map([[yard.key, { zoneId: 1, constructionWork: 'Storage' }]]);
    expect(isOpenGroup(yard, chosen)).toBe(false);
    expect(listIncoming(file, zones, groups, chosen).map(({ constructionWork }) => constructionWork)).toEqual([
      'Piling',
      'Storage',
    ]);
  });

  it('one zone for all groups below leaves those above and all works alone', () => {
    const file = fileOf('xer', [
      read({ path: ['Zone 2'] }),
      read({ path: ['Yard'] }),
      read({ path: ['Zone 1'], constructionWork: 'Paving' }),
    ]);
    const groups = listGroups(file, zones, []);
    const below = listIncoming(file, zones, groups, applyBelow(groups, new Map(), 0));
    expect(below.map(({ zoneId, constructionWork }) => [zoneId, constructionWork])).toEqual([
      [2, 'Piling'],
      [2, 'Piling'],
      [2, 'Paving'],
    ]);
    const left = listIncoming(file, zones, groups, applyBelow(groups, new Map(), 1));
    expect(left.map(({ zoneId }) => zoneId)).toEqual([2]);
  });

  it('[Q74] says how many lines are added and skipped, and how many dates are filled on save', () => {
    const file = fileOf('csv', [read({ zoneName: 'Zone 1' }), read({ zoneName: 'Zone 2', start: null })]);
    const incoming = listIncoming(file, zones, [], new Map());
    expect(planAddition([task(7)], incoming)).toMatchObject({ added: 1, skipped: 1 });
    expect(countUndated(incoming)).toBe(1);
  });
});
