import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import RegularShape from 'ol/style/RegularShape.js';
import { useEffect, useState } from 'react';
import { palette } from '../../styles/palette.ts';
import { fill, stroke } from '../../styles/strokes.ts';
import { SymbolPainter } from '../../styles/symbol-painter.ts';
import { RECEIVER_CANVAS } from '../../view/map-canvas.ts';
import { projectOnce } from '../../view/project-once.ts';
import type { WirePoint } from '../../view/wire-point.ts';
import { useMapLayer } from '../use-map-layer.ts';

/** A small square at the upper left of a receiver's symbol. */
const createMark = (away: number) =>
  new RegularShape({
    ...{ points: 4, angle: Math.PI / 4, radius: 5, displacement: [-away, away] },
    ...{ fill: fill(palette.primary), stroke: stroke('#fff', 1.2) },
  });
const marks = { plain: createMark(5), highlighted: createMark(7) } as const;

interface CorrectedPoint {
  readonly position: WirePoint;
  /** True for the twenty loudest, which are larger (Q25). */
  readonly isHighlighted: boolean;
}

function createPaintedLayer() {
  const painter = new SymbolPainter([]);
  const layer = new VectorLayer({ className: RECEIVER_CANVAS, zIndex: 10.2, source: new VectorSource() });
  layer.on('prerender', painter.draw);
  return { layer, painter };
}

/** Marks every receiver with a screening correction (M-117). Painted as images, because there may be thousands. */
export function CorrectedMarks({ points }: { readonly points: readonly CorrectedPoint[] }) {
  const [{ layer, painter }] = useState(createPaintedLayer);
  useMapLayer(layer);
  useEffect(() => {
    painter.show(
      points.map(({ position, isHighlighted }) => ({
        coordinate: projectOnce(position),
        image: isHighlighted ? marks.highlighted : marks.plain,
      })),
    );
    layer.changed();
  }, [points, painter, layer]);
  return null;
}
