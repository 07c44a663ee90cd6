import type { DayString, FrontPart } from '@quietsite/domain';
import { getArea } from 'ol/extent.js';
import Polygon from 'ol/geom/Polygon.js';
import Style from 'ol/style/Style.js';
import { useEffect, useMemo } from 'react';
import { palette } from '../styles/palette.ts';
import { shapeNameStyle } from '../styles/shape-name.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { toMapPolygon } from '../view/projection.ts';
import type { WireMultiPolygon } from '../view/wire-point.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createLayer, toMultiPolygon } from './vector-layer.ts';

interface ShownPart extends Pick<FrontPart, 'start' | 'end' | 'fromMetres' | 'toMetres'> {
  readonly number: number;
  readonly outline: WireMultiPolygon[number];
}

interface FrontPartsLayerProps {
  readonly parts: readonly ShownPart[];
  /** The parts at work on this day stand out; null: none. */
  readonly day: DayString | null;
}

/** A number is shown in a part that is at least this many pixels wide and high on average. */
const NUMBER_PIXELS = 26;

/** Above the strip, because the name of the front is below its middle. */
const CHAINAGE_OFFSET = -16;

const plainStyle = new Style({ stroke: stroke(palette.zone, 1.2, [5, 4]) });
/** A wider edge as well as a darker fill, as for a zone at work. */
const workingStyle = new Style({ fill: fill('rgba(106, 44, 145, 0.45)'), stroke: stroke(palette.zone, 5) });

/** The parts of moving work-fronts with their numbers; those at work also with their chainage. */
export function FrontPartsLayer({ parts, day }: FrontPartsLayerProps) {
  const layer = useMemo(() => createLayer(5.3, [], RECEIVER_CANVAS), []);
  useMapLayer(layer);
  const shown = useMemo(() => parts.map((part) => ({ part, ...createStyles(part) })), [parts]);
  useEffect(() => {
    const features = shown.map(({ part, plain, working }) =>
      createFeature(
        toMultiPolygon([part.outline]),
        day !== null && part.start <= day && day <= part.end ? working : plain,
      ),
    );
    const source = layer.getSource();
    source?.clear();
    source?.addFeatures(features);
  }, [layer, shown, day]);
  return null;
}

function createStyles({ number, fromMetres, toMetres, outline }: ShownPart) {
  const side = Math.sqrt(getArea(new Polygon(toMapPolygon(outline)).getExtent()));
  const name = shapeNameStyle(String(number), palette.zone);
  const text = `${number}: ${Math.round(fromMetres)}-${Math.round(toMetres)} m`;
  const chainage = shapeNameStyle(text, palette.zone, CHAINAGE_OFFSET);
  return {
    plain: (_: unknown, resolution: number) => (side / resolution < NUMBER_PIXELS ? [plainStyle] : [plainStyle, name]),
    working: [workingStyle, chainage],
  };
}
