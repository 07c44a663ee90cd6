import LineString from 'ol/geom/LineString.js';
import Style from 'ol/style/Style.js';
import { useMemo } from 'react';
import { palette } from '../../styles/palette.ts';
import { fill, stroke } from '../../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../../view/map-canvas.ts';
import { toMap } from '../../view/projection.ts';
import type { WirePoint, WirePolygon } from '../../view/wire-point.ts';
import { useMapLayer } from '../use-map-layer.ts';
import { createFeature, createLayer, toMultiPolygon } from '../vector-layer.ts';

export interface DecidingRays {
  readonly rays: readonly { readonly from: WirePoint; readonly to: WirePoint; readonly isInView: boolean }[];
  /** Outlines of the deciding screens. */
  readonly screens: readonly WirePolygon[];
}

const casing = new Style({ stroke: stroke('rgba(255, 255, 255, 0.9)', 4) });
// Line patterns, because colour alone must not carry the meaning.
const styles = {
  inView: [casing, new Style({ stroke: stroke(palette.exceed, 2) })],
  hidden: [casing, new Style({ stroke: stroke(palette.primary, 2, [8, 5]) })],
  screen: new Style({ fill: fill('rgba(31, 95, 122, 0.28)'), stroke: stroke(palette.primary, 2.6) }),
};

/** The rays that decide whether a receiver sees the zones, and the screens they cross (M-117). */
export function RayLayer({ rays, screens }: DecidingRays) {
  const layer = useMemo(() => {
    const features = [
      ...screens.map((outline) => createFeature(toMultiPolygon([outline]), styles.screen)),
      ...rays.map(({ from, to, isInView }) =>
        createFeature(new LineString([toMap(from), toMap(to)]), isInView ? styles.inView : styles.hidden),
      ),
    ];
    return createLayer(7.5, features, RECEIVER_CANVAS);
  }, [rays, screens]);
  useMapLayer(layer);
  return null;
}
