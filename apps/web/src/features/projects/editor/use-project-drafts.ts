import type { Project, ProjectMap, SavedSchedule } from '@quietsite/contracts';
import { hongKongToday } from '@quietsite/domain';
import { carryTasks, withoutLostZones } from '../../../project/schedule/overwrite-conflict.ts';
import type { ScheduleToSave } from '../../../project/schedule/save-schedule.ts';
import { type ScheduleDraft, toScheduleDraft } from '../../../project/schedule/schedule-draft.ts';
import { useScheduleDraft } from '../../../project/schedule/use-schedule-draft.ts';
import { carrySite, toDrawnSite } from '../../../project/site/site-draft.ts';
import { useSiteDraft } from '../../../project/site/use-site-draft.ts';
import { useForgetSurroundings } from '../../../project/site/use-surroundings.ts';
import { rebaseSite } from './rebase.ts';

/**
 * The site and schedule drafts of the open project, and how each part of a save updates them. A new project has none.
 */
export function useProjectDrafts(project: Project | null) {
  const drawn = useSiteDraft();
  const scheduled = useScheduleDraft();
  const site = project ? drawn : null;
  const schedule = project ? scheduled : null;
  const forgetSurroundings = useForgetSurroundings();
  return {
    site,
    schedule,
    isDirty: site?.isDirty === true || schedule?.isDirty === true,
    toSave: { site: site?.isDirty ? site : null, schedule: schedule?.isDirty ? schedule : null },
    discard: () => {
      site?.reset(site.base, site.revision);
      schedule?.reset(schedule.base, schedule.revision);
      forgetSurroundings();
    },
    informationSaved: (saved: Project, over: number | null, rest: ScheduleToSave | null) => {
      if (rest) schedule?.rebase(rest.base, rest.revision);
      if (!site) return;
      const { base, revision } = rebaseSite(site, saved, over);
      site.rebase(base, revision);
    },
    siteSaved: (map: ProjectMap, rest: ScheduleToSave | null) => {
      const stored = toDrawnSite(map);
      const wanted = site?.read().value;
      site?.saved(stored, map.revision, (step) => (wanted ? carrySite(step, wanted, stored) : null));
      forgetSurroundings();
      if (!rest) return;
      schedule?.change(rest.value);
      schedule?.rebase(rest.base, rest.revision);
    },
    scheduleSaved: ({ programme }: SavedSchedule, sent: ScheduleDraft) => {
      const stored = toScheduleDraft(programme);
      const zoneIds = new Set(site?.read().value.zones.flatMap(({ id }) => (id === null ? [] : [id])));
      const today = hongKongToday(new Date());
      schedule?.saved(stored, programme.revision, (step) =>
        withoutLostZones(carryTasks(step, sent, stored, today), zoneIds),
      );
    },
  };
}

export type ProjectDrafts = ReturnType<typeof useProjectDrafts>;
