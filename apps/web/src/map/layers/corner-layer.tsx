import type { Hk80Point } from '@quietsite/geometry';
import MultiPoint from 'ol/geom/MultiPoint.js';
import Point from 'ol/geom/Point.js';
import CircleStyle from 'ol/style/Circle.js';
import RegularShape from 'ol/style/RegularShape.js';
import Style from 'ol/style/Style.js';
import { useEffect, useMemo } from 'react';
import type { Grip, MovableShape } from '../interactions/corner-grip.ts';
import { palette } from '../styles/palette.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { toMap } from '../view/projection.ts';
import { useMapCursor } from '../view/use-map-cursor.ts';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createLayer, toMultiPolygon } from './vector-layer.ts';

interface CornerLayerProps {
  readonly shapes: readonly MovableShape[];
  /** Drawn over the original shapes. */
  readonly changed: readonly MovableShape[];
  readonly grip: Grip | null;
}

/** Above this number, the marks are too crowded to point at and slow to draw. */
const MAX_MARKS = 2_000;

const shapeStyle = new Style({ stroke: stroke(palette.sketch, 1.6) });
const changedStyle = new Style({ stroke: stroke(palette.sketch, 2.5), fill: fill('rgba(11, 102, 195, 0.10)') });
const markStyle = new Style({
  image: new RegularShape({
    points: 4,
    radius: 6,
    angle: Math.PI / 4,
    fill: fill('#fff'),
    stroke: stroke(palette.sketch, 1.8),
  }),
});
const cornerGripStyle = new Style({
  image: new RegularShape({
    points: 4,
    radius: 9,
    angle: Math.PI / 4,
    fill: fill(palette.sketch),
    stroke: stroke('#fff', 2),
  }),
});
/** On a side, where a drag adds a corner. */
const sideGripStyle = new Style({
  image: new CircleStyle({ radius: 5.5, fill: fill('#fff'), stroke: stroke(palette.sketch, 2.2) }),
});

export function CornerLayer({ shapes, changed, grip }: CornerLayerProps) {
  // Constant during a drag: shapes that do not move are built once.
  const changedKeys = changed.map(({ key }) => key).join('\n');
  const layer = useMemo(() => {
    const moving = new Set(changedKeys.split('\n'));
    const corners = shapes.flatMap(({ outline }) => outline.flatMap((ring) => ring.slice(1)));
    const still = shapes.filter(({ key }) => !moving.has(key));
    const outlines = still.map(({ outline }) => createFeature(toMultiPolygon([outline]), shapeStyle));
    const marks = corners.length > MAX_MARKS ? [] : [createMarks(corners)];
    return createLayer(13, [...outlines, ...marks], RECEIVER_CANVAS);
  }, [shapes, changedKeys]);
  const over = useMemo(() => {
    const features = changed.map(({ outline }) => createFeature(toMultiPolygon([outline]), changedStyle));
    const style = grip?.isCorner || changed.length > 0 ? cornerGripStyle : sideGripStyle;
    if (grip) features.push(createFeature(new Point(toMap(grip.position)), style));
    return features;
  }, [changed, grip]);
  const overLayer = useMemo(() => createLayer(14, [], RECEIVER_CANVAS), []);
  useEffect(() => {
    overLayer.getSource()?.clear(true);
    overLayer.getSource()?.addFeatures(over);
  }, [overLayer, over]);
  useMapLayer(layer);
  useMapLayer(overLayer);
  useMapCursor(grip ? 'move' : null);
  return null;
}

const createMarks = (corners: readonly Hk80Point[]) => createFeature(new MultiPoint(corners.map(toMap)), markStyle);
