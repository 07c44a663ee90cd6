/**
 * A test case of the calculation method: the input as plain JSON, and the results that every implementation must give.
 * Points are [easting, northing] in EPSG:2326. Rings are closed (first point repeated), outer ring first, then the
 * holes.
 */
export interface MethodCase {
  /** Shared by all versions of a project (M-50). */
  readonly lineageId: string;
  readonly zones: readonly CaseZone[];
  readonly tasks: readonly CaseTask[];
  readonly rows: readonly CaseRow[];
  readonly receivers: readonly CaseReceiver[];
  /** Projects nearby in all their versions; the method decides which of them count (M-50). */
  readonly nearbyProjects: readonly CaseNearbyProject[];
  readonly calendar?: CaseCalendar;
  /** Absent while screening is off (M-100). */
  readonly screening?: CaseScreening;
}

/** Inputs of screening besides the project (M-119). Levels in mPD. */
export interface CaseScreening {
  readonly structures: readonly CaseStructure[];
  readonly barriers: readonly CaseBarrier[];
  readonly zones: readonly {
    readonly zoneId: number;
    readonly groundLevel: number | null;
    readonly plantHeight: number | null;
  }[];
  readonly rows: readonly { readonly rowId: number; readonly plantHeight: number }[];
  readonly points: readonly {
    readonly pointId: number;
    readonly heightAboveGround: number | null;
    readonly hasNoOpeningInView: boolean;
  }[];
  readonly terrain?: CaseTerrain;
}

/** The structure with a receiver's id is the receiver's building. */
export interface CaseStructure {
  readonly id: number;
  readonly kind: 'tower' | 'podium' | 'underground' | 'temporary' | 'openSided' | 'other';
  readonly outline: readonly (readonly CasePoint[])[];
  readonly roofLevel: number | null;
  readonly baseLevel: number | null;
  readonly heightMetres: number | null;
  readonly storeys: number | null;
  readonly isExcluded?: true;
  readonly start?: string;
  readonly end?: string;
}

export interface CaseBarrier {
  readonly id: number;
  readonly kind: 'acoustic' | 'bund' | 'containers' | 'hoarding';
  readonly line: readonly CasePoint[];
  readonly heightMetres: number;
  readonly groundLevel: number | null;
  readonly hasProof: boolean;
  readonly start?: string;
  readonly end?: string;
}

/** Nodes row by row from the south-west. */
export interface CaseTerrain {
  readonly west: number;
  readonly south: number;
  readonly cellMetres: number;
  readonly columns: number;
  readonly rows: number;
  readonly levels: readonly (number | null)[];
}

export type CasePoint = readonly [easting: number, northing: number];

/** Zones are in the order of the activity codes (M-41). */
export interface CaseZone {
  readonly id: number;
  readonly type: 'A' | 'B';
  readonly outline: readonly (readonly CasePoint[])[];
  /** Where the user moved the geographical centre; null to place it by M-30. */
  readonly centre: CasePoint | null;
  /** The moving work-front that the zone is part of (M-153). */
  readonly front?: number;
  /** The zone is a whole front (M-150). */
  readonly moving?: CaseFront;
  /** The zone is a line with a width, without progress (M-154). */
  readonly linear?: Pick<CaseFront, 'alignment' | 'widthMetres'>;
}

/** Work that moves along an alignment (M-150). */
export interface CaseFront {
  readonly alignment: readonly CasePoint[];
  readonly widthMetres: number;
  readonly metresPerDay: number;
  readonly start: string;
  readonly direction: 'forwards' | 'backwards';
}

export interface CaseTask {
  readonly id: number;
  readonly zoneId: number;
  readonly start: string;
  readonly end: string;
  /** Works on all its days, whatever the calendar says (M-130). */
  readonly isEveryDay?: true;
}

/** A working calendar (M-130); a project without one works on every day. */
export interface CaseCalendar {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
  readonly worksOnHolidays: boolean;
  readonly holidays: readonly string[];
  readonly shutdowns: readonly { readonly name: string; readonly start: string; readonly end: string }[];
  readonly extraDays: readonly string[];
}

export interface CaseRow {
  readonly id: number;
  readonly taskId: number;
  readonly quantity: number;
  readonly soundPower: number;
  readonly timePercent: number;
  readonly start: string;
  readonly end: string;
  /** '' if the row has no group (M-12). */
  readonly exclusiveGroup: string;
  readonly fixedLocation: CasePoint | null;
  /** 0 if there is none (M-20, M-24). */
  readonly quieterMethodSoundPower: number;
  readonly quieterEquipmentSoundPower: number;
  /** 0 or negative (M-21). */
  readonly enclosureDba: number;
  readonly barrierDba: number;
  readonly hammerDba: number;
  readonly customMethodDba: number;
}

/** The kinds of M-140 and M-141. */
export type CaseKind =
  | 'residential'
  | 'education'
  | 'other'
  | 'hotel'
  | 'hospital'
  | 'clinic'
  | 'agedHome'
  | 'worship'
  | 'court'
  | 'library'
  | 'performingArts'
  | 'openAir';

export interface CaseReceiver {
  readonly pointId: number;
  readonly position: CasePoint;
  readonly kind: CaseKind;
  readonly heightMetres: number | null;
  /** The point's own value, otherwise the building's; null to use the kind (M-55). */
  readonly criterion: number | null;
  /** 0, 3 or 7 (M-56). */
  readonly criterionReduction: number;
  /** True if left out of the calculation (M-35). */
  readonly isInsideZoneWithBuilding: boolean;
  readonly otherCriteria: readonly {
    readonly name: string;
    readonly start: string;
    readonly end: string;
    readonly value: number;
  }[];
  /** Days on which it is not judged, or whether it is never judged (M-143). */
  readonly outOfUse?: readonly { readonly name: string; readonly start: string; readonly end: string }[];
  readonly hasClosedWindows?: true;
  readonly contributions: readonly {
    readonly name: string;
    readonly start: string;
    readonly end: string;
    readonly level: number;
  }[];
}

export interface CaseNearbyProject {
  readonly lineageId: string;
  /** Increases with every version. */
  readonly version: number;
  readonly isApproved: boolean;
  readonly zones: readonly CaseZone[];
  readonly tasks: readonly CaseTask[];
  readonly rows: readonly CaseRow[];
  readonly calendar?: CaseCalendar;
}

/** Levels in decibels, unrounded and unclamped (may be below 0); null if nothing is audible. */
export interface MethodAnswer {
  readonly receivers: readonly ReceiverAnswer[];
  /** pointIds, ascending (M-63). */
  readonly compulsory: readonly number[];
  /** The listed sound power of each activity with active work, by taskId (M-12, M-22). */
  readonly taskSoundPowers: readonly TaskAnswer[];
}

export interface TaskAnswer {
  readonly taskId: number;
  readonly unmitigated: { readonly soundPower: number; readonly day: string };
  readonly mitigated: { readonly soundPower: number; readonly day: string };
}

export interface ReceiverAnswer {
  readonly pointId: number;
  readonly isLeftOut: boolean;
  /** Without dated criteria: M-55 less M-56; null if there is no criterion (M-141). */
  readonly criterion: number | null;
  /** Per zone, in zone order (M-31); the distance is at least 1 m. Empty if the receiver is left out. */
  readonly sources: readonly {
    readonly zoneId: number;
    readonly position: CasePoint;
    readonly distanceMetres: number;
  }[];
  readonly unmitigated: RunAnswer;
  readonly mitigated: RunAnswer;
  /**
   * From levels with every measure except barriers (M-70, M-71); null without a height, or if the receiver is left out.
   */
  readonly floors: FloorsAnswer | null;
}

export interface RunAnswer {
  readonly own: LevelAnswer;
  readonly withNeighbours: LevelAnswer;
  /** Every audible combination, ordered by first day; the day is the first of its maximum (M-41). */
  readonly combinations: readonly {
    readonly key: string;
    readonly code: string;
    readonly level: number;
    readonly day: string;
  }[];
  /** Highest own level of each month with active work, in order (M-43). */
  readonly months: readonly { readonly month: string; readonly level: number }[];
  /** In the order of the receiver's entries (M-57): the highest own level on its days, and whether it is listed. */
  readonly otherCriteria: readonly {
    readonly name: string;
    readonly level: number | null;
    readonly exceeds: boolean;
  }[];
}

export interface LevelAnswer {
  readonly level: number | null;
  /** The first day of the maximum. */
  readonly day: string | null;
  /** M-60. */
  readonly exceedsOnMap: boolean;
  /** M-61. */
  readonly exceedsInReport: boolean;
  /** M-62. */
  readonly exceedanceDays: number;
}

export interface FloorsAnswer {
  readonly totalFloors: number;
  /** Every floor from 1 upwards: the highest own level at 3f metres. */
  readonly levels: readonly (number | null)[];
  readonly lastRedFloor: number | null;
  /** Uncapped; null if there is no value. */
  readonly barrierHeightMetres: number | null;
}
