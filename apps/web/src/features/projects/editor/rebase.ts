import type { Project, ProjectMap } from '@quietsite/contracts';
import { withoutLostZones } from '../../../session/schedule-draft/overwrite-conflict.ts';
import type { ScheduleToSave } from '../../../session/schedule-draft/save-schedule.ts';
import type { SiteToSave } from '../../../session/site-draft/save-site.ts';

/** The radius is stored with the information; the rest of the site goes on from there when nobody came between. */
export function rebaseSite(site: SiteToSave, project: Project, over: number | null): SiteToSave {
  return {
    value: site.value,
    base: { ...site.base, radiusMetres: project.bufferRadiusMetres },
    revision: over === site.revision ? project.revision : site.revision,
  };
}

/** What was begun on the revision that a save went over goes on from the one it answered. */
export const rebaseSchedule = (
  { value, base, revision }: ScheduleToSave,
  saved: number,
  over: number | null,
): ScheduleToSave => ({ value, base, revision: over === revision ? saved : revision });

/** A site that was saved took the activities of its removed zones along. */
export function withoutZones(schedule: ScheduleToSave, map: ProjectMap, over: number): ScheduleToSave {
  const zoneIds = new Set(map.zones.map(({ id }) => id));
  const { revision } = rebaseSchedule(schedule, map.revision, over);
  return {
    value: withoutLostZones(schedule.value, zoneIds),
    base: withoutLostZones(schedule.base, zoneIds),
    revision,
  };
}
