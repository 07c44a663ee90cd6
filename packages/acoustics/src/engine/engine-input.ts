/**
 * The engine's input: plain numbers only. How a distance or a day number was derived does not matter here. Days are
 * integers, periods include both ends.
 */
export interface EngineInput {
  /** The days of the assessed project (M-50); nothing is calculated outside them. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** Rules of the zones of all projects, by zone index. */
  readonly zones: readonly EngineZone[];
  /** The zone-tasks of the assessed project. */
  readonly tasks: readonly EngineTask[];
  /** The zone-tasks of each neighbour that counts (M-50). */
  readonly neighbours: readonly (readonly EngineTask[])[];
  /** Criteria and contributions, shared by receivers that have the same ones. */
  readonly profiles: readonly ReceiverProfile[];
  readonly receiverCount: number;
  /** Index of each receiver's profile. */
  readonly profileOfReceiver: Int32Array;
  /** Whether a receiver is in the open, where no facade reflects (M-141). */
  readonly isOpenAir: (receiver: number) => boolean;
  /** Plan distance from each zone's notional source (M-31), at least 1 m, receiver by receiver. */
  readonly notionalDistances: Float64Array;
  /** Plan distance from a fixed position (M-32), at least 1 m. */
  readonly fixedDistance: (receiver: number, position: number) => number;
  /** Absent while screening is off (M-100). */
  readonly screening?: EngineScreening | undefined;
}

/** What hides the sources of the assessed project, whose zones come first. Other projects are not screened (M-116). */
export interface EngineScreening {
  readonly zoneCount: number;
  /** The stages cover every day (M-115). */
  readonly stages: readonly ScreeningStage[];
  readonly views: readonly ScreenView[];
}

/** A period in which the same screens stand. */
export interface ScreeningStage {
  readonly startDay: number;
  readonly endDay: number;
  /** By run, the index of the view; drawn barriers stand in the mitigated run only (M-110). */
  readonly views: readonly number[];
}

/**
 * How sources are seen behind one set of screens: one of SOURCE_STATES, at a height above the base, or 0 for the roof.
 */
export interface ScreenView {
  readonly zoneState: (receiver: number, zone: number, height: number) => number;
  readonly fixedState: (receiver: number, position: number, height: number) => number;
}

export interface EngineZone {
  /** Only the nearest type B zone of a project counts (M-34). */
  readonly isTypeB: boolean;
  /** The moving work-front that the zone is part of: its parts compete only with one another (M-153). */
  readonly front?: number | undefined;
}

export interface EngineTask {
  readonly zone: number;
  /** In time order, without overlap. */
  readonly steps: readonly EmissionStep[];
  /** Days within its steps without work (M-133). Zone-tasks with the same working calendar share one list. */
  readonly idleDays?: IdleDays | undefined;
}

export type IdleDays = ReadonlySet<number>;

/** The emission of a zone-task while the set of its active rows stays the same (M-12, M-40). */
export interface EmissionStep {
  readonly startDay: number;
  readonly endDay: number;
  /** Rows without a group, which run with every group. */
  readonly common: EmissionPart;
  /** One part per exclusive group, by name. */
  readonly groups: readonly EmissionPart[];
  /** The groups, each combined with the common rows, while screening is on (M-107). */
  readonly alternatives?: readonly ScreenedAlternative[] | undefined;
}

export interface ScreenedAlternative {
  /** Null if no row is at the notional source. */
  readonly notional: ScreenedSource | null;
  readonly fixed: readonly (ScreenedSource & { readonly position: number })[];
}

export interface ScreenedSource {
  /** By correction, in the order of SCREENING_CORRECTIONS. */
  readonly energies: readonly RunEnergies[];
  /** By run, whether all rows of the source are quiet (M-108). */
  readonly isQuiet: readonly boolean[];
}

/**
 * Rows that run together: those at the notional source are added up, those with a fixed position are listed one by one
 * (M-32).
 */
export interface EmissionPart {
  readonly notional: RunEnergies;
  readonly fixed: readonly FixedEmission[];
}

export interface FixedEmission {
  readonly position: number;
  readonly energies: RunEnergies;
}

/** By run (M-23), in the order of RUNS. */
export type RunEnergies = readonly number[];

/** Criteria as dated pieces that cover every day, and the energies added by contributions on their days. */
export interface ReceiverProfile {
  readonly criteria: readonly DatedValue[];
  readonly contributions: readonly DatedValue[];
}

export interface DatedValue {
  readonly startDay: number;
  readonly endDay: number;
  /** A criterion in decibels, NO_CRITERION if there is none, or an energy. */
  readonly value: number;
}

/** The order of runs in every list of run energies. */
export const RUNS = ['unmitigated', 'mitigated', 'withoutBarriers'] as const;
export const UNMITIGATED = 0;
export const MITIGATED = 1;
/** Every measure except barriers; used to test floors (M-70). */
export const WITHOUT_BARRIERS = 2;

/** Two runs are swept together: the two kept for every receiver (M-23), or the floor run twice. */
export type RunPair = typeof KEPT_RUNS | typeof FLOOR_RUNS;
export const KEPT_RUNS = [UNMITIGATED, MITIGATED] as const;
export const FLOOR_RUNS = [WITHOUT_BARRIERS, WITHOUT_BARRIERS] as const;
/** The index of each run in a pair. */
export const RUN_POSITIONS = [0, 1] as const;
