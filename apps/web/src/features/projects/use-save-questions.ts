import type { Project, ProjectMap } from '@quietsite/contracts';
import type { DrawnSite } from '@quietsite/domain';
import { useState } from 'react';
import type { Draft } from '../../session/draft/use-draft.ts';
import type { DrawnProblem } from '../../session/site-draft/describe-problem.ts';
import { type SiteToSave, withoutLostIds } from '../../session/site-draft/save-site.ts';
import { toDrawnSite } from '../../session/site-draft/site-draft.ts';
import { useForgetSurroundings } from '../../session/site-draft/use-surroundings.ts';
import { toInformation } from './information.ts';
import type { InformationToSave } from './save-information.ts';
import type { InformationForm } from './use-information-form.ts';

/** What a save led to that the person has to decide or mend. */
type Question = { readonly isFinishing: boolean } & (
  | { readonly kind: 'informationConflict'; readonly theirs: Project }
  | { readonly kind: 'siteConflict'; readonly theirs: Project; readonly map: ProjectMap }
  | { readonly kind: 'problems'; readonly problems: readonly DrawnProblem[] }
);

interface Saving {
  readonly form: InformationForm;
  readonly site: Draft<DrawnSite> | null;
  readonly send: (isFinishing: boolean, information: InformationToSave | null, site: SiteToSave | null) => void;
}

/** Problems of the site, and the choice between the own work and somebody else's (U23). */
export function useSaveQuestions() {
  const [question, ask] = useState<Question | null>(null);
  const forgetSurroundings = useForgetSurroundings();
  const close = () => ask(null);
  const answer = ({ form, site, send }: Saving) => ({
    problems: question?.kind === 'problems' ? question.problems : null,
    conflict: question?.kind === 'informationConflict' && {
      theirs: question.theirs,
      keepMine: () => {
        const { theirs, isFinishing } = question;
        close();
        form.rebase(theirs);
        const over = { values: form.values, base: toInformation(theirs), revision: theirs.revision };
        send(isFinishing, over, site?.isDirty ? site : null);
      },
      takeTheirs: () => {
        const { theirs } = question;
        close();
        form.reset(theirs);
        if (site) takeRadius(site, theirs.bufferRadiusMetres);
      },
    },
    siteConflict: question?.kind === 'siteConflict' && {
      theirs: question.theirs,
      map: question.map,
      keepMine: () => {
        const { map, isFinishing } = question;
        close();
        if (site) send(isFinishing, form.isDirty ? form : null, moveOver(site, map));
      },
      takeTheirs: () => {
        close();
        site?.reset(toDrawnSite(question.map), question.map.revision);
        forgetSurroundings();
      },
    },
  });
  return { ask, close, answer };
}

function takeRadius(site: Draft<DrawnSite>, radiusMetres: number): void {
  site.change({ ...site.value, radiusMetres });
  site.rebase({ ...site.base, radiusMetres }, site.revision);
}

/** The own site over theirs. */
function moveOver(site: Draft<DrawnSite>, map: ProjectMap): SiteToSave {
  const base = toDrawnSite(map);
  const value = withoutLostIds(site.value, base);
  site.rebase(base, map.revision);
  site.change(value);
  return { value, base, revision: map.revision };
}
