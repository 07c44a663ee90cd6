import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import { useEffect, useMemo } from 'react';
import { RECEIVER_CANVAS } from './map-canvas.ts';
import { useMap } from './map-view.tsx';
import { type NamedCentre, selectionStyle } from './project-styles.ts';
import { toMap } from './projection.ts';
import { createLabelLayer } from './receiver-labels.ts';
import type { ReceiverLook } from './receiver-look.ts';
import { highlightStyle, symbolStyle } from './receiver-styles.ts';
import { useMapLayer } from './use-map-layer.ts';

interface ReceiverLayerProps {
  readonly receivers: readonly ReceiverLook[];
  readonly zones: readonly NamedCentre[];
  readonly selectedId: number | null;
  readonly onSelect: (pointId: number | null) => void;
}

const HIT_TOLERANCE_PIXELS = 6;
const MOST_ANIMATED = 3000;

export function ReceiverLayer({ receivers, zones, selectedId, onSelect }: ReceiverLayerProps) {
  const plain = useMemo(() => createPlainLayer(receivers), [receivers]);
  const highlighted = useMemo(() => createHighlightedLayer(receivers), [receivers]);
  const ring = useMemo(() => createSelectionLayer(receivers, selectedId), [receivers, selectedId]);
  const labels = useMemo(() => createLabelLayer(receivers, selectedId, zones), [receivers, selectedId, zones]);
  useMapLayer(ring);
  useMapLayer(plain);
  useMapLayer(highlighted);
  useMapLayer(labels);
  const layers = useMemo(() => [plain, highlighted, labels], [plain, highlighted, labels]);
  useReceiverClicks(layers, onSelect);
  return null;
}

function createPointFeature(receiver: ReceiverLook, style?: Style): Feature<Point> {
  const feature = new Feature(new Point(toMap(receiver.position)));
  feature.setId(receiver.pointId);
  feature.set('rank', receiver.rank);
  if (style) feature.setStyle(style);
  return feature;
}

function createPlainLayer(receivers: readonly ReceiverLook[]): VectorLayer {
  const plain = receivers.filter((receiver) => !receiver.isHighlighted);
  const features = plain.map((receiver) => createPointFeature(receiver, symbolStyle(receiver)));
  // Redrawing tens of thousands of symbols in every frame of a flight would make it stutter.
  const updateWhileAnimating = plain.length < MOST_ANIMATED;
  return new VectorLayer({
    className: RECEIVER_CANVAS,
    zIndex: 9,
    source: new VectorSource({ features }),
    updateWhileAnimating,
  });
}

/** In reverse rank order: where symbols overlap, the loudest is on top. */
function createHighlightedLayer(receivers: readonly ReceiverLook[]): VectorLayer {
  const highlighted = receivers.filter((receiver) => receiver.isHighlighted);
  const features = highlighted.map((receiver) => createPointFeature(receiver, highlightStyle(receiver)));
  return new VectorLayer({
    className: RECEIVER_CANVAS,
    zIndex: 10,
    source: new VectorSource({ features }),
    renderOrder: (a, b) => Number(b.get('rank')) - Number(a.get('rank')),
    updateWhileAnimating: true,
  });
}

function createSelectionLayer(receivers: readonly ReceiverLook[], selectedId: number | null): VectorLayer {
  const selected = receivers.find((receiver) => receiver.pointId === selectedId);
  const features = selected ? [createPointFeature(selected)] : [];
  return new VectorLayer({
    className: RECEIVER_CANVAS,
    zIndex: 10.5,
    source: new VectorSource({ features }),
    style: selectionStyle,
    // A chosen table row flies to its receiver: the ring is there from the first frame.
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  });
}

function useReceiverClicks(layers: readonly VectorLayer[], onSelect: (pointId: number | null) => void): void {
  const map = useMap();
  useEffect(() => {
    const find = (pixel: number[]): number | null => {
      const options = {
        hitTolerance: HIT_TOLERANCE_PIXELS,
        layerFilter: (layer: unknown) => layers.includes(layer as VectorLayer),
      };
      const id = map.forEachFeatureAtPixel(pixel, (feature) => feature.getId(), options);
      return typeof id === 'number' ? id : null;
    };
    const onClick = (event: MapBrowserEvent) => onSelect(find(event.pixel));
    const onMove = (event: MapBrowserEvent) => {
      if (!event.dragging) map.getTargetElement().style.cursor = find(event.pixel) === null ? '' : 'pointer';
    };
    map.on('singleclick', onClick);
    map.on('pointermove', onMove);
    return () => {
      map.un('singleclick', onClick);
      map.un('pointermove', onMove);
      const target = map.getTargetElement();
      if (target) target.style.cursor = '';
    };
  }, [map, layers, onSelect]);
}
