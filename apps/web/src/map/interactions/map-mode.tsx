import { createSafeContext } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Store } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';

/** The map edit modes by their numbers (MAP-19 to MAP-26). */
export const EDIT_MODES = {
  addBuilding: 1,
  removeBuilding: 2,
  changeCriterion: 3,
  movePoint: 4,
  addPoint: 5,
  removePoint: 6,
  moveCentre: 7,
} as const;

/** The tools of the site editor, the only tool of the equipment editor (EQUIP-08), and those that measure. */
export const DRAW_TOOLS = [
  'drawSite',
  'drawZone',
  'cutZone',
  'drawFront',
  'moveCorners',
  'drawUnregistered',
  'placeEquipment',
  'pickScreen',
  'drawBarrier',
  'measureDistance',
  'measureArea',
] as const;

export type EditMode = keyof typeof EDIT_MODES;
export type DrawTool = (typeof DRAW_TOOLS)[number];
/** What the pointer does on the map; null if it moves the map and picks receivers. */
export type MapMode = EditMode | DrawTool | null;

/** One value for all modes: choosing one ends the other (MAP-19). */
export class ModeStore extends Store<MapMode> {
  constructor() {
    super(null);
  }

  choose = (mode: MapMode): void => this.set(mode);

  end = (): void => this.choose(null);
}

interface MapModeState {
  readonly mode: MapMode;
  readonly choose: (mode: MapMode) => void;
  readonly end: () => void;
}

export const [MapModeContext, useMapMode] = createSafeContext<MapModeState>(
  'useMapMode needs a MapModeProvider above it',
);

export function MapModeProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => new ModeStore());
  const mode = useStore(store);
  const state = useMemo<MapModeState>(() => ({ mode, choose: store.choose, end: store.end }), [mode, store]);
  return <MapModeContext value={state}>{children}</MapModeContext>;
}

/** A screen with modes ends them when it unmounts. */
export function useEndModeOnLeave(): void {
  const { end } = useMapMode();
  useEffect(() => end, [end]);
}
