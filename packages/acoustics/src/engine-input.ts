/** Plain numbers only: what a distance or a day number was made from is not the engine's business. */
export interface EngineInput {
  /** Zone index to its rule: of the type B zones only the nearest counts (M-34). */
  readonly zones: readonly { readonly isTypeB: boolean }[];
  /** Task index to its zone index. */
  readonly tasks: readonly { readonly zone: number }[];
  /** Audible rows only (M-11), with days already cut to those of their task (M-13). */
  readonly rows: readonly EngineRow[];
  /** Row energies of each run, in the order of rows: one run unmitigated, one mitigated (M-23). */
  readonly runs: readonly Float64Array[];
  readonly receiverCount: number;
  /** Plan distance in metres, receiver by receiver, one entry per zone (M-31). */
  readonly notionalDistances: Float64Array;
  /** Number of positions that rows with a fixed location stand on (M-32). */
  readonly fixedPositionCount: number;
  /** Writes the plan distance from each fixed position to the receiver; asked for once per receiver. */
  readonly fillFixedDistances: (receiver: number, target: Float64Array) => void;
}

export interface EngineRow {
  readonly task: number;
  /** Integer day numbers, both inclusive. */
  readonly startDay: number;
  readonly endDay: number;
  /** '' = without group (M-12). */
  readonly group: string;
  /** Index of the fixed position; -1 = the zone's notional source. */
  readonly fixedPosition: number;
}

export interface EngineOptions {
  /** How many combinations are kept per receiver and run, highest first. */
  readonly combinationLimit: number;
  /** Called with 0 to 1; may throw to cancel. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

export interface EngineResult {
  readonly firstDay: number | null;
  readonly lastDay: number | null;
  /** Task indices of each combination in ascending order; combinations in order of their first day (M-41). */
  readonly combinations: readonly (readonly number[])[];
  /** In the order of the input's runs. */
  readonly runs: readonly EngineRunResult[];
}

export interface EngineRunResult {
  /** Per receiver; energy 0 and day -1 where nothing is heard (M-42). */
  readonly highestEnergy: Float64Array;
  readonly highestDay: Int32Array;
  /** combinationLimit entries per receiver, highest first; combination -1 = no further entry. */
  readonly topCombination: Int32Array;
  readonly topEnergy: Float64Array;
  readonly topDay: Int32Array;
}
