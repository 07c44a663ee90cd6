import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { useMemo, useRef } from 'react';
import { useReceiverClicks } from '../interactions/use-receiver-clicks.ts';
import { type NamedCentre, selectionStyle } from '../styles/project-styles.ts';
import type { ReceiverLook } from '../styles/receiver-look.ts';
import { highlightStyle } from '../styles/receiver-styles.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { createPlainReceivers, createPointFeature, type PlainReceivers } from './plain-receivers.ts';
import { createLabelLayer } from './receiver-labels.ts';
import { useMapLayer } from './use-map-layer.ts';

interface ReceiverLayerProps {
  readonly receivers: readonly ReceiverLook[];
  readonly zones: readonly NamedCentre[];
  readonly selectedId: number | null;
  /** Null if the pointer is used for something else. */
  readonly onSelect: ((pointId: number | null) => void) | null;
}

export function ReceiverLayer({ receivers, zones, selectedId, onSelect }: ReceiverLayerProps) {
  const plain = usePlainReceivers(receivers);
  const highlighted = useMemo(() => createHighlightedLayer(receivers), [receivers]);
  const ring = useMemo(() => createSelectionLayer(receivers, selectedId), [receivers, selectedId]);
  const labels = useMemo(() => createLabelLayer(receivers, selectedId, zones), [receivers, selectedId, zones]);
  useMapLayer(ring);
  useMapLayer(plain.layer);
  useMapLayer(highlighted);
  useMapLayer(labels);
  const labelled = useMemo(() => [highlighted, labels], [highlighted, labels]);
  useReceiverClicks(plain, labelled, onSelect);
  return null;
}

/** Reuses the layer as long as the receivers are the same, even if their levels change. */
function usePlainReceivers(receivers: readonly ReceiverLook[]): PlainReceivers {
  const cached = useRef<PlainReceivers | null>(null);
  return useMemo(() => {
    if (cached.current?.show(receivers)) return cached.current;
    cached.current = createPlainReceivers(receivers);
    return cached.current;
  }, [receivers]);
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
    // When a table row is chosen, the map flies to its receiver; the ring shows from the first frame.
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  });
}
