import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { useEffect, useMemo } from 'react';
import { useMap } from './map-view.tsx';
import { useMapLayer } from './use-map-layer.ts';

/** Approved neighbouring sites; empty until a project has some. */
export function NeighbourLayer({ isVisible }: { readonly isVisible: boolean }) {
  const layer = useMemo(() => new VectorLayer({ zIndex: 3, source: new VectorSource() }), []);
  const map = useMap();
  useEffect(() => {
    layer.setVisible(isVisible);
    map.getTargetElement().dataset.neighbours = layer.getVisible() ? 'shown' : 'hidden';
  }, [map, layer, isVisible]);
  useMapLayer(layer);
  return null;
}
