import type { ScreenBarrier } from '@quietsite/domain';
import LineString from 'ol/geom/LineString.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { useMemo } from 'react';
import { MAP_FONT, palette } from '../../styles/palette.ts';
import { fill, stroke } from '../../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../../view/map-canvas.ts';
import { toMap } from '../../view/projection.ts';
import { useMapLayer } from '../use-map-layer.ts';
import { createFeature, createLayer } from '../vector-layer.ts';

interface BarrierLayerProps {
  /** Those that do not count are dashed. */
  readonly barriers: readonly (Pick<ScreenBarrier, 'id' | 'name' | 'line'> & { readonly isCounted: boolean })[];
  readonly chosenId?: number | null;
}

const casing = new Style({ stroke: stroke('rgba(255, 255, 255, 0.95)', 8) });
const counting = new Style({ stroke: stroke(palette.ink, 4) });
const chosen = new Style({ stroke: stroke(palette.selection, 5) });
const dashed = new Style({ stroke: stroke(palette.neutral, 3, [6, 5]) });

const nameOf = (name: string) =>
  new Style({
    text: new Text({
      ...{ text: name, font: `600 12px ${MAP_FONT}`, placement: 'point', offsetY: 15, overflow: true },
      ...{ fill: fill(palette.ink), stroke: stroke('#fff', 3.5) },
    }),
  });

/** Drawn barriers; one that does not count is dashed: a hoarding, or a bund without a file (M-120). */
export function BarrierLayer({ barriers, chosenId = null }: BarrierLayerProps) {
  const layer = useMemo(() => {
    const features = barriers.map(({ id, name, line, isCounted }) => {
      const feature = createFeature(new LineString(line.map(toMap)), []);
      feature.setStyle([casing, isCounted ? (id === chosenId ? chosen : counting) : dashed, nameOf(name)]);
      return feature;
    });
    return createLayer(11.6, features, RECEIVER_CANVAS);
  }, [barriers, chosenId]);
  useMapLayer(layer);
  return null;
}
