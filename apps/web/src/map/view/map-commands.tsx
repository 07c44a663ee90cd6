import { createSafeContext } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { WirePoint } from './wire-point.ts';

/** Commands from panels to the map; ignored while there is no map. `readCentre` is then null. */
export interface MapCommands {
  readonly zoomBy: (levels: number) => void;
  readonly fitProject: () => void;
  readonly zoomTo: (point: WirePoint) => void;
  /** Moves to a shape that is not fully in view. */
  readonly reveal: (corners: readonly WirePoint[]) => void;
  readonly readCentre: () => WirePoint | null;
}

export class MapCommandBus implements MapCommands {
  #map: MapCommands | null = null;

  attach(map: MapCommands): () => void {
    this.#map = map;
    return () => {
      if (this.#map === map) this.#map = null;
    };
  }

  zoomBy = (levels: number): void => this.#map?.zoomBy(levels);
  fitProject = (): void => this.#map?.fitProject();
  zoomTo = (point: WirePoint): void => this.#map?.zoomTo(point);
  reveal = (corners: readonly WirePoint[]): void => this.#map?.reveal(corners);
  readCentre = (): WirePoint | null => this.#map?.readCentre() ?? null;
}

export const [MapCommandsContext, useMapCommandBus] = createSafeContext<MapCommandBus>(
  'useMapCommandBus needs a MapCommandsProvider above it',
);

export function MapCommandsProvider({ children }: { readonly children: ReactNode }) {
  const [bus] = useState(() => new MapCommandBus());
  return <MapCommandsContext value={bus}>{children}</MapCommandsContext>;
}

export const useMapCommands = (): MapCommands => useMapCommandBus();
