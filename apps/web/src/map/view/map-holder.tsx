import type OlMap from 'ol/Map.js';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

export const MapContext = createContext<OlMap | null>(null);

interface MapHolder {
  readonly map: OlMap | null;
  readonly setMap: (map: OlMap | null) => void;
}

const MapHolderContext = createContext<MapHolder | null>(null);

export function MapHolderProvider({ children }: { readonly children: ReactNode }) {
  const [map, setMap] = useState<OlMap | null>(null);
  const holder = useMemo(() => ({ map, setMap }), [map]);
  return <MapHolderContext value={holder}>{children}</MapHolderContext>;
}

export function useMapHolder(): MapHolder {
  const holder = useContext(MapHolderContext);
  if (!holder) throw new Error('useMapHolder needs a MapHolderProvider above it');
  return holder;
}

/** Lets a screen add its own layers and tools to the map, while both are mounted. */
export function OnMap({ children }: { readonly children: ReactNode }) {
  const { map } = useMapHolder();
  return map && <MapContext value={map}>{children}</MapContext>;
}
