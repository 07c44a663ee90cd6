import { cutZones, type DrawnSite, hongKongToday } from '@quietsite/domain';
import { checkPolygon, type Hk80Point, type Hk80Polygon } from '@quietsite/geometry';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../project/draft/use-draft.ts';
import { usePartDraft } from '../../project/draft/use-draft.ts';
import { listDrawnProblems } from '../../project/site/check-draft.ts';
import { describeProblem, problemsOfZone } from '../../project/site/describe-problem.ts';
import { siteSource } from '../../project/site/site-draft.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { showNotice, showWarning } from '../../ui/dialogs/toasts.tsx';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { addFront } from './front/front-steps.ts';
import { addPart, addZone, toOutline } from './site-steps.ts';
import type { SiteTarget } from './site-tools.tsx';
import { useAssessmentArea } from './use-assessment-area.ts';

export interface SiteEditing {
  readonly draft: Draft<DrawnSite>;
  readonly site: DrawnSite;
  readonly change: (next: DrawnSite) => void;
  /** Changes the site boundary and looks up its surroundings at once. */
  readonly changeSite: (next: DrawnSite) => void;
  /** False if the shape is invalid, with a message. */
  readonly addShape: (target: SiteTarget, corners: readonly Hk80Point[]) => boolean;
  /** Returns false and shows a message if the line is too short for a moving work-front. */
  readonly addFront: (line: readonly Hk80Point[]) => boolean;
  readonly cut: (line: readonly Hk80Point[]) => boolean;
  readonly updateArea: () => void;
}

/** The actions on the drawn site, each one undo step. Null until it is loaded. */
export function useSiteEditing(): SiteEditing | null {
  const { t } = useTranslation();
  const { notify } = useDialogs();
  const draft = usePartDraft(siteSource);
  const newest = useLatestRef(draft);
  const changeRadius = useCallback(
    (radiusMetres: number) => {
      const now = newest.current;
      if (now) now.change({ ...now.value, radiusMetres });
    },
    [newest],
  );
  const findSurroundings = useAssessmentArea(changeRadius);
  if (!draft) return null;
  const site = draft.value;
  const changeSite = (next: DrawnSite) => {
    draft.change(next);
    void findSurroundings(next);
  };
  const isShape = (outline: Hk80Polygon): boolean => {
    const problem = checkPolygon(outline);
    if (!problem) return true;
    notify({
      title: t('site.badShapeTitle'),
      text:
        problem.kind === 'SELF_CROSSING'
          ? t('mapTools.crossing')
          : t('site.badShape', { problem: t(`site.shape.${problem.kind}`) }),
    });
    return false;
  };
  const acceptPart = (outline: Hk80Polygon) => {
    const number = site.parts.length + 1;
    changeSite(addPart(site, outline));
    if (number === 1) return;
    showNotice({ id: 'site-drawn', title: t('site.partAdded', { number }), text: t('site.partAddedHint') });
  };
  const acceptZone = (next: DrawnSite) => {
    draft.change(next);
    const problems = problemsOfZone(listDrawnProblems(next), next.zones.at(-1)?.name ?? '');
    const text = problems.map((problem) => describeProblem(t, problem)).join(' ');
    // While the panel is minimised, nothing else reports the problems before the save.
    if (text) showWarning({ id: 'site-drawn', title: t('site.zoneMisfit'), text });
  };
  return {
    draft,
    site,
    change: draft.change,
    changeSite,
    addShape: (target, corners) => {
      const outline = toOutline(corners);
      if (!isShape(outline)) return false;
      if (target === 'site') acceptPart(outline);
      else acceptZone(addZone(site, outline));
      return true;
    },
    addFront: (line) => {
      const next = addFront(site, line, hongKongToday(new Date()));
      if (next === null) notify({ title: t('site.badShapeTitle'), text: t('site.front.noLength') });
      else acceptZone(next);
      return next !== null;
    },
    cut: (line) => {
      const outcome = cutZones(site, line);
      if (outcome.kind === 'cut') draft.change({ ...site, zones: outcome.zones });
      else notify({ title: t('site.notCut.title'), text: t(`site.notCut.${outcome.reason}`) });
      return outcome.kind === 'cut';
    },
    updateArea: () => void findSurroundings(site),
  };
}
