import Style from 'ol/style/Style.js';
import { useEffect, useMemo, useState } from 'react';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { type FoundBuilding, findBuilding, type PickedBuilding } from '../layers/find-building.ts';
import { useMapLayer } from '../layers/use-map-layer.ts';
import { createFeature, createLayer } from '../layers/vector-layer.ts';
import { palette } from '../styles/palette.ts';
import { fill, stroke } from '../styles/strokes.ts';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { useMap } from '../view/map-holder.tsx';
import { useMapCursor } from '../view/use-map-cursor.ts';
import { usePointerLeave } from '../view/use-pointer-leave.ts';
import { createClickPointer } from './click-pointer.ts';
import { useInteraction } from './use-interaction.ts';

const hoverStyle = new Style({ fill: fill('rgba(11, 102, 195, 0.20)'), stroke: stroke(palette.selection, 2.2) });

/** A click on a building, whether or not it is already a receiver (MAP-20 to MAP-22). */
export function PickBuilding({ onPick }: { readonly onPick: (building: PickedBuilding) => void }) {
  const map = useMap();
  const [hovered, setHovered] = useState<FoundBuilding | null>(null);
  const picked = useLatestRef(onPick);
  const pointer = useMemo(
    () =>
      createClickPointer({
        onMove: ({ coordinate }) => {
          const found = findBuilding(map, coordinate);
          setHovered((was) => (was?.buildingId === found?.buildingId ? was : found));
        },
        onClick: ({ coordinate }) => {
          const found = findBuilding(map, coordinate);
          if (!found) return;
          const { buildingId, kind, name } = found;
          picked.current({ buildingId, kind, name });
        },
      }),
    [map, picked],
  );
  useInteraction(pointer);
  usePointerLeave(() => setHovered(null));
  useMapCursor(hovered ? 'pointer' : null);
  useHoverOutline(hovered);
  return null;
}

function useHoverOutline(hovered: FoundBuilding | null): void {
  const layer = useMemo(() => createLayer(11.4, [], RECEIVER_CANVAS), []);
  useMapLayer(layer);
  useEffect(() => {
    const source = layer.getSource();
    source?.clear(true);
    for (const shape of hovered?.shapes ?? []) {
      const geometry = shape.getGeometry();
      if (geometry) source?.addFeature(createFeature(geometry, hoverStyle));
    }
  }, [layer, hovered]);
}
