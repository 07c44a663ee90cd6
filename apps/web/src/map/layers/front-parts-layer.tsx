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

interface ShownStretch extends Pick<FrontPart, 'fromMetres' | 'toMetres'> {
  readonly outline: WireMultiPolygon[number];
}

interface ShownPart extends ShownStretch, Pick<FrontPart, 'start' | 'end'> {
  readonly number: number;
}

interface FrontPartsLayerProps {
  readonly parts: readonly ShownPart[];
  /** Portions of linear zones, highlighted like parts at work. */
  readonly portions: readonly ShownStretch[];
  /** The parts at work on this day are highlighted; null: none. */
  readonly day: DayString | null;
}

/** The minimum average width and height, in pixels, of a part that shows its number. */
const NUMBER_PIXELS = 26;

/** Above the strip, because the name of the front is below its centre. */
const CHAINAGE_OFFSET = -16;

const plainStyle = new Style({ stroke: stroke(palette.zone, 1.2, [5, 4]) });
/** A wider edge as well as a darker fill, as for a zone at work. */
const workingStyle = new Style({ fill: fill('rgba(106, 44, 145, 0.45)'), stroke: stroke(palette.zone, 5) });

/** The numbered parts of moving work-fronts. Parts at work, and portions, also show their chainage. */
export function FrontPartsLayer({ parts, portions, day }: FrontPartsLayerProps) {
  const layer = useMemo(() => createLayer(5.3, [], RECEIVER_CANVAS), []);
  useMapLayer(layer);
  const shown = useMemo(() => parts.map((part) => ({ part, ...createStyles(part) })), [parts]);
  useEffect(() => {
    const ofParts = shown.map(({ part, plain, working }) =>
      createFeature(
        toMultiPolygon([part.outline]),
        day !== null && part.start <= day && day <= part.end ? working : plain,
      ),
    );
    const ofPortions = portions.map((portion) =>
      createFeature(toMultiPolygon([portion.outline]), [workingStyle, nameChainage(portion, '')]),
    );
    const source = layer.getSource();
    source?.clear();
    source?.addFeatures([...ofParts, ...ofPortions]);
  }, [layer, shown, portions, day]);
  return null;
}

const nameChainage = ({ fromMetres, toMetres }: ShownStretch, before: string) =>
  shapeNameStyle(`${before}${Math.round(fromMetres)}-${Math.round(toMetres)} m`, palette.zone, CHAINAGE_OFFSET);

function createStyles(part: ShownPart) {
  const { number, outline } = part;
  const side = Math.sqrt(getArea(new Polygon(toMapPolygon(outline)).getExtent()));
  const name = shapeNameStyle(String(number), palette.zone);
  return {
    plain: (_: unknown, resolution: number) => (side / resolution < NUMBER_PIXELS ? [plainStyle] : [plainStyle, name]),
    working: [workingStyle, nameChainage(part, `${number}: `)],
  };
}
