import { type AffectDegree, DEFAULT_UNREGISTERED_RADIUS_METRES } from '@quietsite/domain';
import {
  checkPolygon,
  type Hk80Point,
  type Hk80Polygon,
  normalisePolygon,
  type PolygonProblem,
} from '@quietsite/geometry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndModeOnLeave, useMapMode } from '../../../map/interactions/map-mode.tsx';
import { usePartDraft } from '../../../project/draft/use-draft.ts';
import { useSketch } from '../../../project/site/use-sketch.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { type DraftSite, unregisteredPart } from './unregistered-draft.ts';

const NO_CORNERS: readonly Hk80Point[] = [];

/** The state and actions of drawing the next site. */
export function useUnregisteredDrawing(isReadonly: boolean) {
  const { t } = useTranslation();
  const { notify } = useDialogs();
  const draft = usePartDraft(unregisteredPart);
  const { mode, choose, end } = useMapMode();
  const [degree, setDegree] = useState<AffectDegree | null>(null);
  const [radiusMetres, setRadiusMetres] = useState(DEFAULT_UNREGISTERED_RADIUS_METRES);
  const { sketch: unfinished, store } = useSketch();
  const sketch = unfinished?.tool === 'drawUnregistered' ? unfinished.points : NO_CORNERS;
  const setSketch = (corners: readonly Hk80Point[]) => store.draw('drawUnregistered', corners);
  useEndModeOnLeave();

  const stop = () => {
    store.clear();
    end();
  };
  /** False if the corners do not form a site. The message says why, and the corners stay. */
  const accept = (corners: readonly Hk80Point[], apply: (outline: DraftSite['outline']) => void): boolean => {
    const shape = shapeOf(corners);
    if (shape.kind === 'sound') apply(shape.outline);
    else
      notify({
        title: t('siteDetail.unregistered.badShape'),
        text: t(`siteDetail.unregistered.problem.${shape.problem}`),
      });
    return shape.kind === 'sound';
  };
  const change = (site: DraftSite, changed: Partial<DraftSite>) =>
    draft?.change(draft.value.map((other) => (other.key === site.key ? { ...other, ...changed } : other)));
  return {
    draft,
    isDrawing: mode === 'drawUnregistered' && !isReadonly,
    degree,
    setDegree,
    radiusMetres,
    setRadiusMetres,
    sketch,
    setSketch,
    stop,
    /** The degree must be chosen first (SITE-20). */
    start: () => {
      if (degree === null)
        notify({ title: t('siteDetail.unregistered.title'), text: t('siteDetail.unregistered.noDegree') });
      else choose('drawUnregistered');
    },
    finish: (corners: readonly Hk80Point[]) => {
      const isAccepted = accept(corners, (outline) => {
        if (!draft || degree === null) return;
        const key = `drawn-${crypto.randomUUID()}`;
        draft.change([...draft.value, { key, id: null, affectDegree: degree, radiusMetres, outline }]);
      });
      if (isAccepted) stop();
      else setSketch(corners);
    },
    change,
    reshape: (site: DraftSite, corners: readonly Hk80Point[]) =>
      accept(corners, (outline) => change(site, { outline })),
    remove: (site: DraftSite) => draft?.change(draft.value.filter(({ key }) => key !== site.key)),
  };
}

export type UnregisteredDrawing = ReturnType<typeof useUnregisteredDrawing>;

type DrawnShape =
  | { readonly kind: 'sound'; readonly outline: Hk80Polygon }
  | { readonly kind: 'refused'; readonly problem: PolygonProblem['kind'] };

/** The corners as a polygon, or why they do not form one. */
export function shapeOf(corners: readonly Hk80Point[]): DrawnShape {
  const outline = normalisePolygon([corners]);
  const problem = checkPolygon(outline);
  return problem === null ? { kind: 'sound', outline } : { kind: 'refused', problem: problem.kind };
}
