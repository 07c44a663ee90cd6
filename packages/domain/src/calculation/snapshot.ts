import type { Hk80Point, Hk80Polygon } from '@quietsite/geometry';
import type { DayString } from '../day.ts';
import type { Neighbour } from './neighbours/neighbour.ts';

/** The complete input of a calculation and nothing else. A run stores and hashes it and can be repeated from it. */
export interface CalculationSnapshot {
  readonly zones: readonly SnapshotZone[];
  readonly tasks: readonly SnapshotTask[];
  readonly rows: readonly SnapshotRow[];
  readonly receivers: readonly SnapshotReceiver[];
  /** The approved neighbours that count (M-50), as of the time of the snapshot. */
  readonly neighbours: readonly Neighbour[];
}

export interface SnapshotZone {
  readonly id: number;
  readonly name: string;
  readonly type: 'A' | 'B';
  readonly outline: Hk80Polygon;
  /** Stored geographical centre: the centroid, or where the user moved it (M-30). */
  readonly centre: Hk80Point;
}

export interface SnapshotTask {
  readonly id: number;
  readonly zoneId: number;
  readonly construction: string;
  readonly name: string;
  readonly start: DayString;
  readonly end: DayString;
}

export interface SnapshotRow {
  readonly id: number;
  readonly taskId: number;
  readonly name: string;
  readonly officialId: string;
  readonly quantity: number;
  readonly soundPower: number;
  readonly timePercent: number;
  readonly start: DayString;
  readonly end: DayString;
  /** '' if it has no group and runs with every group (M-12). */
  readonly exclusiveGroup: string;
  readonly fixedLocation: Hk80Point | null;
  /** Sound powers of the replacements; 0 if there is none (M-20, M-24). */
  readonly quieterMethodSoundPower: number;
  readonly quieterEquipmentSoundPower: number;
  /** For explanations only. Older stored runs have no names. */
  readonly quieterMethodName?: string;
  readonly quieterEquipmentName?: string;
  /** Reductions, 0 or negative (M-21). */
  readonly enclosureDba: number;
  readonly barrierDba: number;
  readonly hammerDba: number;
  readonly customMethodDba: number;
  readonly customMethodName: string;
}

export interface SnapshotReceiver {
  readonly pointId: number;
  readonly name: string;
  readonly buildingId: number;
  readonly buildingName: string;
  readonly kind: 'residential' | 'education' | 'other';
  readonly heightMetres: number | null;
  readonly position: Hk80Point;
  /** The point's own value, or else the building's; null if it depends on the building type (M-55). */
  readonly criterion: number | null;
  /** Which of the two the value comes from. For explanations only. */
  readonly criterionOrigin?: 'point' | 'building';
  /** 0, 3 or 7 from unregistered sites (M-56). */
  readonly criterionReduction: number;
  /** The point is inside a zone that also contains its building (M-35). */
  readonly isInsideZoneWithBuilding: boolean;
  readonly otherCriteria: readonly OtherCriterion[];
  readonly contributions: readonly Contribution[];
}

/** A dated criterion, for example for an examination. It can tighten but never relax (M-57). */
export interface OtherCriterion {
  readonly name: string;
  readonly start: DayString;
  readonly end: DayString;
  readonly value: number;
}

/** The level of a concurrent site as entered by the user, added on its days (M-51). */
export interface Contribution {
  readonly name: string;
  readonly start: DayString;
  readonly end: DayString;
  readonly level: number;
}
