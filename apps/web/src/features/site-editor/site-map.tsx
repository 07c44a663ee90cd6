import type { Hk80Point, Hk80Polygon } from '@quietsite/geometry';
import { useMemo } from 'react';
import { DrawShape } from '../../map/interactions/draw-shape.tsx';
import { useMapMode } from '../../map/interactions/map-mode.tsx';
import { MoveCorners } from '../../map/interactions/move-corners.tsx';
import { ShapePreview } from '../../map/interactions/shape-preview.tsx';
import { FrameOnce } from '../../map/view/frame-once.tsx';
import { OnMap } from '../../map/view/map-holder.tsx';
import type { SketchTool } from '../../project/site/sketch-store.ts';
import { useDrawWindow } from '../../project/site/use-draw-window.ts';
import { useSketch } from '../../project/site/use-sketch.ts';
import { ApprovedOnMap } from './approved/approved-on-map.tsx';
import { listShapes, withShapes } from './site-steps.ts';
import { useSiteTools } from './site-tools.tsx';
import type { SiteEditing } from './use-site-editing.ts';

interface SiteMapProps {
  readonly editing: SiteEditing;
  readonly preview: readonly { readonly outline: Hk80Polygon; readonly name: string }[] | null;
  /** False while the site is being saved. */
  readonly isOn: boolean;
  /** A drawing resumes after a reload, so the map shows it at once. */
  readonly isResumed: boolean;
}

/** The tools of the site editor on the map. */
export function SiteMap({ editing, preview, isOn, isResumed }: SiteMapProps) {
  const { mode } = useMapMode();
  const { sketch } = useSketch();
  const { site, change } = editing;
  const shapes = useMemo(() => listShapes(site), [site]);
  return (
    <OnMap>
      <ApprovedOnMap site={site} />
      {isResumed && <FrameOnce points={[...site.parts.flat(2), ...(sketch?.points ?? [])]} />}
      {preview && <ShapePreview polygons={preview} isFramed />}
      {isOn && (mode === 'drawSite' || mode === 'drawZone' || mode === 'cutZone' || mode === 'drawFront') && (
        <DrawingTool key={mode} tool={mode} editing={editing} />
      )}
      {isOn && mode === 'moveCorners' && (
        <MoveCorners shapes={shapes} onMoved={(moved) => change(withShapes(site, moved))} />
      )}
    </OnMap>
  );
}

const NO_CORNERS: readonly Hk80Point[] = [];

type SiteSketchTool = Exclude<SketchTool, 'drawUnregistered'>;

/**
 * Zones and cuts can be drawn one after another. After a site boundary the user draws its zones (SITE-07); a front has
 * figures to enter in the panel.
 */
function DrawingTool({ tool, editing }: { readonly tool: SiteSketchTool; readonly editing: SiteEditing }) {
  const { end } = useMapMode();
  const { setTarget } = useSiteTools();
  const { sketch, store } = useSketch();
  const { setMinimised } = useDrawWindow();
  const { site, addShape, addFront, cut } = editing;
  const accept = {
    drawSite: (points: readonly Hk80Point[]) => addShape('site', points),
    drawZone: (points: readonly Hk80Point[]) => addShape('zones', points),
    ...{ cutZone: cut, drawFront: addFront },
  };
  const snapTo = useMemo(() => listShapes(site).map(({ outline }) => outline), [site]);
  const corners = sketch?.tool === tool ? sketch.points : NO_CORNERS;
  const finish = (points: readonly Hk80Point[]) => {
    // A rejected shape stays so that the user can correct it.
    if (!accept[tool](points)) return;
    store.clear();
    if (tool === 'drawFront') setMinimised(false);
    if (tool !== 'drawSite' && tool !== 'drawFront') return;
    end();
    setTarget('zones');
  };
  const cancel = () => {
    if (corners.length > 0) store.clear();
    else end();
  };
  return (
    <DrawShape
      kind={tool === 'cutZone' || tool === 'drawFront' ? 'line' : 'polygon'}
      snapTo={snapTo}
      sketch={corners}
      onSketch={(points) => store.draw(tool, points)}
      onDone={finish}
      onCancel={cancel}
    />
  );
}
