import { createSafeContext } from '@mantine/core';
import type OlMap from 'ol/Map.js';
import { type ReactNode, useMemo, useState } from 'react';

export const [MapContext, useMap] = createSafeContext<OlMap>('useMap needs a MapView above it');

interface MapHolder {
  readonly map: OlMap | null;
  readonly setMap: (map: OlMap | null) => void;
}

export const [MapHolderContext, useMapHolder] = createSafeContext<MapHolder>(
  'useMapHolder needs a MapHolderProvider above it',
);

export function MapHolderProvider({ children }: { readonly children: ReactNode }) {
  const [map, setMap] = useState<OlMap | null>(null);
  const holder = useMemo(() => ({ map, setMap }), [map]);
  return <MapHolderContext value={holder}>{children}</MapHolderContext>;
}

/** Lets a screen add its own layers and tools to the map, while both are mounted. */
export function OnMap({ children }: { readonly children: ReactNode }) {
  const { map } = useMapHolder();
  return map && <MapContext value={map}>{children}</MapContext>;
}
