import type VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { useEffect } from 'react';
import { HIT_TOLERANCE_PIXELS, type PlainReceivers } from '../layers/plain-receivers.ts';
import { useMap } from '../view/map-holder.tsx';

/** Reports which receiver is clicked; null if there is none. Without a listener the pointer is not handled. */
export function useReceiverClicks(
  plain: PlainReceivers,
  labelled: readonly VectorLayer[],
  onSelect: ((pointId: number | null) => void) | null,
): void {
  const map = useMap();
  useEffect(() => {
    if (!onSelect) return;
    const find = (event: MapBrowserEvent) => findReceiver(map, event, plain, labelled);
    const onClick = (event: MapBrowserEvent) => onSelect(find(event));
    const onMove = (event: MapBrowserEvent) => {
      if (!event.dragging) map.getTargetElement().style.cursor = find(event) === null ? '' : 'pointer';
    };
    map.on('singleclick', onClick);
    map.on('pointermove', onMove);
    return () => {
      map.un('singleclick', onClick);
      map.un('pointermove', onMove);
      const target = map.getTargetElement();
      if (target) target.style.cursor = '';
    };
  }, [map, plain, labelled, onSelect]);
}

function findReceiver(
  map: OlMap,
  { pixel, coordinate }: MapBrowserEvent,
  plain: PlainReceivers,
  labelled: readonly VectorLayer[],
): number | null {
  const options = {
    hitTolerance: HIT_TOLERANCE_PIXELS,
    layerFilter: (layer: unknown) => layer === plain.layer || labelled.includes(layer as VectorLayer),
  };
  const id = map.forEachFeatureAtPixel(pixel, (feature) => feature.getId(), options);
  return typeof id === 'number' ? id : plain.find(coordinate, map.getView().getResolution() ?? 1);
}
