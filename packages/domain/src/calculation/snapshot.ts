import type { Hk80Point, Hk80Polygon } from '@quietsite/geometry';
import type { DayString } from '../day.ts';
import type { Neighbour } from './neighbours/neighbour.ts';

/** Everything a calculation depends on and nothing else: what a run stores, hashes and can be repeated from. */
export interface CalculationSnapshot {
  readonly zones: readonly SnapshotZone[];
  readonly tasks: readonly SnapshotTask[];
  readonly rows: readonly SnapshotRow[];
  readonly receivers: readonly SnapshotReceiver[];
  /** The approved neighbours that count (M-50), as they were when the snapshot was taken. */
  readonly neighbours: readonly Neighbour[];
}

export interface SnapshotZone {
  readonly id: number;
  readonly name: string;
  readonly type: 'A' | 'B';
  readonly outline: Hk80Polygon;
  /** Geographical centre as stored: the centroid, or where the user moved it (M-30). */
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
  /** '' = without group: runs with every group (M-12). */
  readonly exclusiveGroup: string;
  readonly fixedLocation: Hk80Point | null;
  /** Sound powers of the replacements; 0 = none (M-20, M-24). */
  readonly quieterMethodSoundPower: number;
  readonly quieterEquipmentSoundPower: number;
  /** For explanations only; runs stored without them are without names. */
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
  /** The point's own value, else the building's; null = by building type (M-55). */
  readonly criterion: number | null;
  /** Which of the two a value comes from: for explanations only. */
  readonly criterionOrigin?: 'point' | 'building';
  /** 0, 3 or 7 from unregistered sites (M-56). */
  readonly criterionReduction: number;
  /** The point lies in a zone that also contains its building (M-35). */
  readonly isInsideZoneWithBuilding: boolean;
  readonly otherCriteria: readonly OtherCriterion[];
  readonly contributions: readonly Contribution[];
}

/** A dated criterion, such as that of an examination; it can tighten, never relax (M-57). */
export interface OtherCriterion {
  readonly name: string;
  readonly start: DayString;
  readonly end: DayString;
  readonly value: number;
}

/** The level of a concurrent site as the user knows it, added on its days (M-51). */
export interface Contribution {
  readonly name: string;
  readonly start: DayString;
  readonly end: DayString;
  readonly level: number;
}
