import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { useMemo } from 'react';
import { leaderStyles, notionalStyle } from '../styles/project-styles.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { toMap } from '../view/projection.ts';
import type { WirePoint } from '../view/wire-point.ts';
import { useMapLayer } from './use-map-layer.ts';

interface NotionalLayerProps {
  readonly receiver: WirePoint;
  readonly sources: readonly { readonly position: WirePoint }[];
}

/** The notional source position of each zone for one receiver, with a thin line to it. */
export function NotionalLayer({ receiver, sources }: NotionalLayerProps) {
  const layer = useMemo(() => {
    const features = sources.flatMap(({ position }) => {
      const leader = new Feature(new LineString([toMap(position), toMap(receiver)]));
      leader.setStyle(leaderStyles);
      const source = new Feature(new Point(toMap(position)));
      source.setStyle(notionalStyle);
      return [leader, source];
    });
    return new VectorLayer({
      className: RECEIVER_CANVAS,
      zIndex: 7,
      source: new VectorSource({ features }),
      updateWhileAnimating: true,
    });
  }, [receiver, sources]);
  useMapLayer(layer);
  return null;
}
