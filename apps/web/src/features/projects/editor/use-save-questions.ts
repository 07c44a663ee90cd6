import type { Programme, Project, ProjectMap } from '@quietsite/contracts';
import type { DrawnSite } from '@quietsite/domain';
import { useState } from 'react';
import type { Draft } from '../../../project/draft/use-draft.ts';
import { withoutLostTasks } from '../../../project/schedule/overwrite-conflict.ts';
import type { FaultyTask, ScheduleToSave } from '../../../project/schedule/save-schedule.ts';
import { type ScheduleDraft, toScheduleDraft } from '../../../project/schedule/schedule-draft.ts';
import type { DrawnProblem } from '../../../project/site/describe-problem.ts';
import { type SiteToSave, withoutLostIds } from '../../../project/site/save-site.ts';
import { toDrawnSite } from '../../../project/site/site-draft.ts';
import { useForgetSurroundings } from '../../../project/site/use-surroundings.ts';
import { toInformation } from '../information/information.ts';
import type { InformationForm } from '../information/use-information-form.ts';
import type { ProjectDrafts } from './use-project-drafts.ts';
import type { ProjectToSave } from './use-save-project.ts';

/** What the user has to decide or fix after a save. */
type Question = { readonly isFinishing: boolean } & (
  | { readonly kind: 'informationConflict'; readonly theirs: Project }
  | { readonly kind: 'siteConflict'; readonly theirs: Project; readonly map: ProjectMap }
  | { readonly kind: 'scheduleConflict'; readonly theirs: Project; readonly programme: Programme }
  | { readonly kind: 'problems'; readonly problems: readonly DrawnProblem[] }
  | { readonly kind: 'scheduleProblems'; readonly problems: readonly FaultyTask[] }
);

interface Saving {
  readonly form: InformationForm;
  readonly drafts: Pick<ProjectDrafts, 'site' | 'schedule' | 'toSave'>;
  /** Sends the changes, with parts optionally replaced. */
  readonly send: (
    isFinishing: boolean,
    instead?: Partial<Omit<ProjectToSave, 'projectId' | 'isFinishing' | 'isLeaving'>>,
  ) => void;
}

/**
 * Problems of the site or the schedule, and the choice between the user's own version and another user's (U23, U60).
 */
export function useSaveQuestions() {
  const [question, ask] = useState<Question | null>(null);
  const forgetSurroundings = useForgetSurroundings();
  const close = () => ask(null);
  const answer = ({ form, drafts: { site, schedule }, send }: Saving) => ({
    problems: question?.kind === 'problems' ? question.problems : null,
    scheduleProblems: question?.kind === 'scheduleProblems' ? question.problems : null,
    conflict: question?.kind === 'informationConflict' && {
      theirs: question.theirs,
      keepMine: () => {
        const { theirs, isFinishing } = question;
        close();
        form.rebase(theirs);
        const over = { values: form.values, base: toInformation(theirs), revision: theirs.revision };
        send(isFinishing, { information: over });
      },
      takeTheirs: () => {
        const { theirs } = question;
        close();
        form.reset(theirs);
        if (site) acceptRadius(site, theirs.bufferRadiusMetres);
      },
    },
    siteConflict: question?.kind === 'siteConflict' && {
      theirs: question.theirs,
      map: question.map,
      keepMine: () => {
        const { map, isFinishing } = question;
        close();
        if (site) send(isFinishing, { site: moveSiteOver(site, map) });
      },
      takeTheirs: () => {
        close();
        site?.reset(toDrawnSite(question.map), question.map.revision);
        forgetSurroundings();
      },
    },
    scheduleConflict: question?.kind === 'scheduleConflict' && {
      theirs: question.theirs,
      programme: question.programme,
      keepMine: () => {
        const { programme, isFinishing } = question;
        close();
        if (schedule) send(isFinishing, { schedule: moveScheduleOver(schedule, programme) });
      },
      takeTheirs: () => {
        close();
        schedule?.reset(toScheduleDraft(question.programme), question.programme.revision);
      },
    },
  });
  return { ask, close, answer };
}

function acceptRadius(site: Draft<DrawnSite>, radiusMetres: number): void {
  site.change({ ...site.value, radiusMetres });
  site.rebase({ ...site.base, radiusMetres }, site.revision);
}

/** The user's own site over the other user's. */
function moveSiteOver(site: Draft<DrawnSite>, map: ProjectMap): SiteToSave {
  const base = toDrawnSite(map);
  const value = withoutLostIds(site.value, base);
  site.rebase(base, map.revision);
  site.change(value);
  return { value, base, revision: map.revision };
}

/** The user's own schedule over the other user's. */
function moveScheduleOver(schedule: Draft<ScheduleDraft>, programme: Programme): ScheduleToSave {
  const base = toScheduleDraft(programme);
  const value = withoutLostTasks(schedule.value, base);
  schedule.rebase(base, programme.revision);
  schedule.change(value);
  return { value, base, revision: programme.revision };
}
