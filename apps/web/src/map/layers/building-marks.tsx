import RegularShape from 'ol/style/RegularShape.js';
import Style from 'ol/style/Style.js';
import { useMemo } from 'react';
import { palette } from '../styles/palette.ts';
import { middleOf, shapeNameStyle } from '../styles/shape-name.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import type { WireMultiPolygon } from '../view/wire-point.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createLayer, toMultiPolygon } from './vector-layer.ts';

interface BuildingMarksProps {
  readonly added: readonly WireMultiPolygon[];
  readonly removed: readonly WireMultiPolygon[];
  /** Labelled with the new criterion. */
  readonly changed: readonly { readonly outline: WireMultiPolygon; readonly label: string }[];
}

const SYMBOL_RADIUS = 7;

/** A symbol at the centre of the building, whose shape shows the kind of change without relying on colour. */
function createSymbol(color: string, angle: number): Style[] {
  const cross = (width: number, colour: string) =>
    new RegularShape({ points: 4, radius: SYMBOL_RADIUS, radius2: 0, angle, stroke: stroke(colour, width) });
  return [
    new Style({ geometry: middleOf, image: cross(5.5, '#fff') }),
    new Style({ geometry: middleOf, image: cross(2.4, color) }),
  ];
}

const addedStyles = [
  new Style({ fill: fill('rgba(27, 115, 64, 0.22)'), stroke: stroke(palette.satisfy, 2.2) }),
  ...createSymbol(palette.satisfy, 0),
];
const removedStyles = [
  new Style({ fill: fill('rgba(179, 38, 30, 0.18)'), stroke: stroke(palette.exceed, 2.2, [4, 4]) }),
  ...createSymbol(palette.exceed, Math.PI / 4),
];
const changedStyle = new Style({ fill: fill('rgba(11, 102, 195, 0.16)'), stroke: stroke(palette.selection, 2.2) });

/** Changes collected in map edit modes 1 to 3 and not saved yet (MAP-20 to MAP-22). */
export function BuildingMarks({ added, removed, changed }: BuildingMarksProps) {
  const layer = useMemo(() => {
    const features = [
      ...added.map((outline) => createFeature(toMultiPolygon(outline), addedStyles)),
      ...removed.map((outline) => createFeature(toMultiPolygon(outline), removedStyles)),
      ...changed.map(({ outline, label }) =>
        createFeature(toMultiPolygon(outline), [changedStyle, shapeNameStyle(label, palette.selection)]),
      ),
    ];
    return createLayer(11.5, features, RECEIVER_CANVAS);
  }, [added, removed, changed]);
  useMapLayer(layer);
  return null;
}
