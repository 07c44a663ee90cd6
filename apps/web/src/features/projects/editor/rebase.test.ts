import type { Project, ProjectMap } from '@quietsite/contracts';
import { type DrawnSite, type ScheduledTask, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { rebaseSchedule, rebaseSite, withoutZones } from './rebase.ts';

const task = (id: number, zoneId: number): ScheduledTask => ({
  id,
  zoneId,
  constructionWork: '-',
  name: `Task ${id}`,
  start: toDay('2026-01-01'),
  end: toDay('2026-02-01'),
  sourceId: '',
});
const schedule = { value: [task(1, 7), task(-1, 8)], base: [task(1, 7), task(2, 8)], revision: 4 };
const map = { revision: 6, zones: [{ id: 7 }] } as unknown as ProjectMap;

describe('parts of a save', () => {
  it('[U60] go on from the revision that the part before them answered', () => {
    expect(rebaseSchedule(schedule, 5, 4).revision).toBe(5);
  });

  it('[U60] stay on their own revision when somebody else came between', () => {
    expect(rebaseSchedule(schedule, 5, 3).revision).toBe(4);
    expect(rebaseSchedule(schedule, 5, null).revision).toBe(4);
  });

  it('[Q80] drop the activities of zones that a saved site has no more, on both sides', () => {
    expect(withoutZones(schedule, map, 4)).toEqual({ value: [task(1, 7)], base: [task(1, 7)], revision: 6 });
    expect(withoutZones(schedule, map, 3).revision).toBe(4);
  });

  it('take the radius that was stored with the information', () => {
    const drawn: DrawnSite = { radiusMetres: 300, parts: [], zones: [] };
    const site = { value: drawn, base: drawn, revision: 4 };
    const project = { bufferRadiusMetres: 500, revision: 5 } as Project;
    expect(rebaseSite(site, project, 4)).toEqual({ value: drawn, base: { ...drawn, radiusMetres: 500 }, revision: 5 });
  });
});
