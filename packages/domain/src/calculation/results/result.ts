import type { Hk80Point } from '@quietsite/geometry';
import type { DayString } from '../../day.ts';
import type { RuleOutcomes, Verdict } from '../verdict.ts';

/** Levels are unrounded decibels (M-04); null means nothing is heard, shown as '-'. */
export interface CalculationResult extends RunSummary {
  readonly receivers: readonly ReceiverResult[];
}

/** What a calculation tells of the project as a whole. */
export interface RunSummary {
  readonly firstDay: DayString | null;
  readonly lastDay: DayString | null;
  /** Activity codes by task id and combination codes by key (M-41). */
  readonly activityCodes: readonly { readonly taskId: number; readonly code: string }[];
  readonly combinations: readonly { readonly key: string; readonly code: string }[];
  /** Why something did not count, for the user to read. */
  readonly leftOut: readonly LeftOut[];
}

export interface ReceiverResult {
  readonly pointId: number;
  /** 1-based rank by total CNL (highest unmitigated level), ties by point id; the first 20 are highlighted. */
  readonly rank: number;
  readonly isLeftOut: boolean;
  readonly criterion: number;
  readonly isDefaultCriterion: boolean;
  readonly unmitigated: ReceiverRun;
  readonly mitigated: ReceiverRun;
  /** Highest mitigated level with neighbours (M-52: equals the own level without neighbours). */
  readonly withNeighbourLevel: number | null;
  /** Of the mitigated run (M-58, Q145); null where the receiver is left out. */
  readonly verdict: Verdict | null;
  /** Notional source per zone (M-31). */
  readonly sources: readonly {
    readonly zoneId: number;
    readonly position: Hk80Point;
    readonly distanceMetres: number;
  }[];
}

/** The highest level over all days, judged day by day against the criterion of the day. */
export interface JudgedLevel extends RuleOutcomes {
  readonly highestLevel: number | null;
  /** The first day of the maximum. */
  readonly highestDay: DayString | null;
  /** Of both rules together (Q145). */
  readonly verdict: Verdict;
  /** M-62. */
  readonly exceedanceDays: number;
}

/** The project's own level, which verdicts judge, and beside it the one with neighbours and contributions (M-58). */
export interface ReceiverRun extends JudgedLevel {
  readonly withNeighbours: JudgedLevel;
  /** Highest first; the loudest 20 unless the calculation was asked for more. */
  readonly combinations: readonly CombinationLevel[];
}

export interface CombinationLevel {
  /** zoneId-taskId joined by '+' (M-41). */
  readonly key: string;
  readonly level: number;
  readonly day: DayString;
}

export type LeftOut =
  | { readonly reason: 'ROW_SILENT'; readonly rowId: number }
  | { readonly reason: 'ROW_OUTSIDE_TASK_DATES'; readonly rowId: number }
  | { readonly reason: 'ZONE_WITHOUT_TASKS'; readonly zoneId: number }
  | { readonly reason: 'TASK_WITHOUT_ACTIVE_WORK'; readonly taskId: number }
  | { readonly reason: 'RECEIVER_INSIDE_ZONE'; readonly pointId: number }
  | { readonly reason: 'CRITERION_OUTSIDE_PROJECT_DAYS'; readonly pointId: number; readonly name: string }
  | { readonly reason: 'CONTRIBUTION_OUTSIDE_PROJECT_DAYS'; readonly pointId: number; readonly name: string };

/** The row, task, zone or receiver that was left out. */
export function idOfLeftOut(item: LeftOut): number {
  if ('rowId' in item) return item.rowId;
  if ('taskId' in item) return item.taskId;
  return 'zoneId' in item ? item.zoneId : item.pointId;
}
