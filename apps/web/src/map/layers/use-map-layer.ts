import type BaseLayer from 'ol/layer/Base.js';
import { useEffect } from 'react';
import { useMap } from '../view/map-holder.tsx';

/** Shows a layer while the component is mounted. The caller must memoise it. */
export function useMapLayer(layer: BaseLayer): void {
  const map = useMap();
  useEffect(() => {
    map.addLayer(layer);
    return () => {
      map.removeLayer(layer);
    };
  }, [map, layer]);
}
