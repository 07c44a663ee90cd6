import { buffer, type Hk80MultiPolygon, type Hk80Polygon } from '@quietsite/geometry';
import { useMemo } from 'react';
import { DrawShape } from '../../../map/interactions/draw-shape.tsx';
import { UnregisteredLayer } from '../../../map/layers/unregistered-layer.tsx';
import { OnMap } from '../../../map/view/map-holder.tsx';
import { useProjectMap } from '../../../session/use-open-project.ts';
import type { DraftSite } from './unregistered-draft.ts';
import type { UnregisteredDrawing } from './use-unregistered.ts';

const NO_POLYGONS: readonly Hk80Polygon[] = [];
const areas = new WeakMap<DraftSite, Hk80MultiPolygon>();

/** The area a save will produce, computed once per version of a site. */
function areaOf(site: DraftSite): Hk80MultiPolygon {
  const known = areas.get(site) ?? buffer([site.outline], site.radiusMetres);
  areas.set(site, known);
  return known;
}

/** The unregistered sites as they would be saved, and the drawing tool. */
export function UnregisteredMap({ drawing }: { readonly drawing: UnregisteredDrawing }) {
  const { draft, isDrawing, sketch, setSketch, finish, stop } = drawing;
  const site = useProjectMap().data?.site;
  const drawn = draft?.value;
  const shown = useMemo(
    () =>
      (drawn ?? []).map((one) => ({
        key: one.key,
        outline: one.outline,
        area: areaOf(one),
        degree: one.affectDegree,
      })),
    [drawn],
  );
  const snapTo = useMemo(
    () => [...(site ?? NO_POLYGONS), ...(drawn ?? []).map(({ outline }) => outline)],
    [site, drawn],
  );
  return (
    <OnMap>
      <UnregisteredLayer sites={shown} />
      {isDrawing && (
        <DrawShape
          kind="polygon"
          snapTo={snapTo}
          sketch={sketch}
          onSketch={setSketch}
          onDone={finish}
          onCancel={stop}
        />
      )}
    </OnMap>
  );
}
