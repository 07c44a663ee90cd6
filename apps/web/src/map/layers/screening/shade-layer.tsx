import Fill from 'ol/style/Fill.js';
import Style from 'ol/style/Style.js';
import { useMemo } from 'react';
import { palette } from '../../styles/palette.ts';
import { stroke } from '../../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../../view/map-canvas.ts';
import type { WirePolygon } from '../../view/wire-point.ts';
import { useMapLayer } from '../use-map-layer.ts';
import { createFeature, createLayer, toMultiPolygon } from '../vector-layer.ts';

const HATCH_PIXELS = 9;

/** A hatch on a faint fill keeps the map readable and does not rely on colour alone. */
function createHatch(): CanvasPattern | string {
  const faint = 'rgba(11, 102, 195, 0.10)';
  const canvas = document.createElement('canvas');
  canvas.width = HATCH_PIXELS;
  canvas.height = HATCH_PIXELS;
  const context = canvas.getContext('2d');
  if (context === null) return faint;
  context.fillStyle = faint;
  context.fillRect(0, 0, HATCH_PIXELS, HATCH_PIXELS);
  context.strokeStyle = 'rgba(11, 102, 195, 0.45)';
  context.beginPath();
  // Draw the line twice, to continue it in the next tile.
  for (const shift of [0, HATCH_PIXELS]) {
    context.moveTo(shift - HATCH_PIXELS, HATCH_PIXELS);
    context.lineTo(shift + HATCH_PIXELS, -HATCH_PIXELS);
  }
  context.stroke();
  return context.createPattern(canvas, 'repeat') ?? faint;
}

/** The area that a barrier hides from the works. */
export function ShadeLayer({ shade }: { readonly shade: WirePolygon }) {
  const style = useMemo(
    () => new Style({ fill: new Fill({ color: createHatch() }), stroke: stroke(palette.sketch, 1, [5, 4]) }),
    [],
  );
  const layer = useMemo(
    () => createLayer(7.2, [createFeature(toMultiPolygon([shade]), style)], RECEIVER_CANVAS),
    [shade, style],
  );
  useMapLayer(layer);
  return null;
}
