import type { Project, ProjectMap } from '@quietsite/contracts';
import { withoutLostZones } from '../../../project/schedule/overwrite-conflict.ts';
import type { ScheduleToSave } from '../../../project/schedule/save-schedule.ts';
import type { SiteToSave } from '../../../project/site/save-site.ts';

/**
 * The radius is stored with the information. The rest of the site moves to the new revision if nobody else saved in
 * between.
 */
export function rebaseSite(site: SiteToSave, project: Project, over: number | null): SiteToSave {
  return {
    value: site.value,
    base: { ...site.base, radiusMetres: project.bufferRadiusMetres },
    revision: over === site.revision ? project.revision : site.revision,
  };
}

/** A draft based on the revision that was overwritten moves to the new revision. */
export const rebaseSchedule = (
  { value, base, revision }: ScheduleToSave,
  saved: number,
  over: number | null,
): ScheduleToSave => ({ value, base, revision: over === revision ? saved : revision });

/** Saving the site deleted the activities of its removed zones. */
export function withoutZones(schedule: ScheduleToSave, map: ProjectMap, over: number): ScheduleToSave {
  const zoneIds = new Set(map.zones.map(({ id }) => id));
  const { revision } = rebaseSchedule(schedule, map.revision, over);
  return {
    value: withoutLostZones(schedule.value, zoneIds),
    base: withoutLostZones(schedule.base, zoneIds),
    revision,
  };
}
