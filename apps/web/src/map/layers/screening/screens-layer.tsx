import Style from 'ol/style/Style.js';
import { useMemo } from 'react';
import { palette } from '../../styles/palette.ts';
import { fill, stroke } from '../../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../../view/map-canvas.ts';
import type { WireMultiPolygon } from '../../view/wire-point.ts';
import { useMapLayer } from '../use-map-layer.ts';
import { createFeature, createLayer, toMultiPolygon } from '../vector-layer.ts';

/** Counts as a screen, was excluded by the user, or does not count by rule. */
export type ScreenLook = 'screen' | 'out' | 'not';

interface ScreensLayerProps {
  readonly screens: readonly { readonly outline: WireMultiPolygon[number]; readonly look: ScreenLook }[];
}

const styles: Readonly<Record<ScreenLook, Style>> = {
  screen: new Style({ fill: fill('rgba(31, 95, 122, 0.28)'), stroke: stroke(palette.primary, 1.4) }),
  out: new Style({ fill: fill('rgba(179, 38, 30, 0.12)'), stroke: stroke(palette.exceed, 2, [6, 4]) }),
  not: new Style({ stroke: stroke(palette.neutral, 1.2, [2, 4]) }),
};

/** The structures near the site, styled by whether they screen (M-102). */
export function ScreensLayer({ screens }: ScreensLayerProps) {
  const layer = useMemo(() => {
    const features = screens.map(({ outline, look }) => createFeature(toMultiPolygon([outline]), styles[look]));
    return createLayer(11.3, features, RECEIVER_CANVAS);
  }, [screens]);
  useMapLayer(layer);
  return null;
}
