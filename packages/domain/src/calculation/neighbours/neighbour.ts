import type { Hk80Point, Hk80Polygon } from '@quietsite/geometry';
import type { DayString } from '../../day.ts';

/** What another project may see of a neighbour: outlines, centres and energies by date; no rows, no names (M-50). */
export interface Neighbour {
  readonly zones: readonly NeighbourZone[];
}

export interface NeighbourZone {
  readonly type: 'A' | 'B';
  readonly outline: Hk80Polygon;
  readonly centre: Hk80Point;
  /** One list of steps per zone-task. */
  readonly tasks: readonly (readonly NeighbourStep[])[];
}

export interface NeighbourStep {
  readonly start: DayString;
  readonly end: DayString;
  readonly common: NeighbourPart;
  readonly groups: readonly NeighbourPart[];
}

/** Energies by run, at the notional source and at fixed positions (M-32). */
export interface NeighbourPart {
  readonly notional: readonly number[];
  readonly fixed: readonly { readonly position: Hk80Point; readonly energies: readonly number[] }[];
}
