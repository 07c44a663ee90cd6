import { OpenStore } from '../lib/store.ts';

/** A place on the map, marked until the user moves on. */
export interface ShownPlace {
  readonly name: string;
  /** Hong Kong 1980 Grid. */
  readonly position: readonly [easting: number, northing: number];
  /** A district needs a wider view than a building. */
  readonly zoom: number;
}

export const shownPlace = new OpenStore<ShownPlace | null>(null);

/** Whether the search field is open; other screens open it too. */
export const placeSearchOpen = new OpenStore(false);
