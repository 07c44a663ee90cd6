import LineString from 'ol/geom/LineString.js';
import { useMemo } from 'react';
import { useMapLayer } from '../layers/use-map-layer.ts';
import { createFeature, createLayer, toMultiPolygon } from '../layers/vector-layer.ts';
import { middleOf } from '../styles/shape-name.ts';
import { toMap } from '../view/projection.ts';
import type { WireMultiPolygon, WirePoint } from '../view/wire-point.ts';
import { lineStyles } from './district-styles.ts';

interface ClashLinesProps {
  readonly from: WirePoint;
  readonly outlines: readonly WireMultiPolygon[];
}

/** Lines from a receiver to the sites it receives noise from. */
export function ClashLines({ from, outlines }: ClashLinesProps) {
  const layer = useMemo(() => {
    const features = outlines.flatMap((outline) => {
      const middle = middleOf(createFeature(toMultiPolygon(outline), []));
      return middle ? [createFeature(new LineString([toMap(from), middle.getCoordinates()]), lineStyles)] : [];
    });
    return createLayer(11.4, features);
  }, [from, outlines]);
  useMapLayer(layer);
  return null;
}
