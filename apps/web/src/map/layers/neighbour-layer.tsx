import type { Neighbour } from '@quietsite/contracts';
import Style from 'ol/style/Style.js';
import { useEffect, useMemo } from 'react';
import { palette } from '../styles/palette.ts';
import { shapeNameStyle } from '../styles/shape-name.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { useMap } from '../view/map-holder.tsx';
import { useMapLayer } from './use-map-layer.ts';
import { createFeature, createNamedLayer, toMultiPolygon } from './vector-layer.ts';

interface NeighbourLayerProps {
  readonly neighbours: readonly Neighbour[];
  readonly isVisible: boolean;
  readonly hiddenIds: ReadonlySet<number>;
}

const areaStyle = new Style({
  fill: fill('rgba(11, 107, 107, 0.03)'),
  stroke: stroke(palette.neighbour, 1.4, [3, 5]),
});

const siteStyles = [
  new Style({ stroke: stroke('#fff', 4) }),
  new Style({ fill: fill(palette.neighbourFill), stroke: stroke(palette.neighbour, 2) }),
];

/** Approved neighbouring sites with their assessment areas (Q38). */
export function NeighbourLayer({ neighbours, isVisible, hiddenIds }: NeighbourLayerProps) {
  const layer = useMemo(() => createSites(neighbours.filter(({ id }) => !hiddenIds.has(id))), [neighbours, hiddenIds]);
  const map = useMap();
  useEffect(() => {
    layer.setVisible(isVisible);
    map.getTargetElement().dataset.neighbours = isVisible ? 'shown' : 'hidden';
  }, [map, layer, isVisible]);
  useMapLayer(layer);
  return null;
}

/** The same for approved sites around a drawing, which may not be neighbours. */
export function ApprovedSitesLayer({ sites }: { readonly sites: readonly Neighbour[] }) {
  const layer = useMemo(() => createSites(sites), [sites]);
  useMapLayer(layer);
  return null;
}

function createSites(sites: readonly Neighbour[]) {
  const features = sites.flatMap(({ site, assessmentArea, title }) => [
    createFeature(toMultiPolygon(assessmentArea), areaStyle),
    createFeature(toMultiPolygon(site), [...siteStyles, shapeNameStyle(title, palette.neighbour)]),
  ]);
  return createNamedLayer('neighbour', features);
}
