import { describe, expect, it } from 'vitest';
import { datedTask } from '../testing/task-builder.ts';
import { deriveGroups } from './task-groups.ts';

describe('groups', () => {
  it('[SCHED-23] have zone, name, first start and last end of their activities', () => {
    const groups = deriveGroups([
      datedTask({ id: 1, constructionWork: 'Piling', start: '2027-03-05', end: '2027-03-20' }),
      datedTask({ id: 2, constructionWork: 'Paving', start: '2027-05-01', end: '2027-05-02' }),
      datedTask({ id: 3, constructionWork: 'Piling', start: '2027-03-01', end: '2027-04-10' }),
      datedTask({ id: 4, constructionWork: 'Piling', start: '2027-03-09', end: '2027-03-09' }),
    ]);
    expect(groups).toMatchObject([
      { zoneId: 1, name: 'Piling', start: '2027-03-01', end: '2027-04-10' },
      { zoneId: 1, name: 'Paving', start: '2027-05-01', end: '2027-05-02' },
    ]);
    expect(groups.map(({ tasks }) => tasks.map(({ id }) => id))).toEqual([[1, 3, 4], [2]]);
  });

  it('[SCHED-23] of the same name in two zones are two', () => {
    const groups = deriveGroups([datedTask({ id: 1, zoneId: 1 }), datedTask({ id: 2, zoneId: 2 })]);
    expect(groups.map(({ zoneId, name }) => [zoneId, name])).toEqual([
      [1, 'Earthwork'],
      [2, 'Earthwork'],
    ]);
  });

  it('[SCHED-21] gather what belongs to no construction work under a dash', () => {
    const groups = deriveGroups([
      datedTask({ id: 1, constructionWork: '-' }),
      datedTask({ id: 2, constructionWork: '-' }),
    ]);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.name).toBe('-');
  });

  it('[SCHED-23] take the one date an activity has, and none where none is', () => {
    const [half] = deriveGroups([{ ...datedTask({ end: '2027-02-03' }), start: null }]);
    expect([half?.start, half?.end]).toEqual(['2027-02-03', '2027-02-03']);
    const [none] = deriveGroups([{ ...datedTask(), start: null, end: null }]);
    expect([none?.start, none?.end]).toEqual([null, null]);
    expect(deriveGroups([])).toEqual([]);
  });
});
