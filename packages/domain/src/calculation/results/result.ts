import type { Hk80Point } from '@quietsite/geometry';
import type { DayString } from '../../day.ts';
import type { RuleOutcomes, Verdict } from '../verdict.ts';
import type { CombinationLevel } from './result.schema.ts';

/** Levels are unrounded decibels (M-04). Null means no noise and is shown as '-'. */
export interface CalculationResult extends RunSummary {
  readonly receivers: readonly ReceiverResult[];
}

/** The results for the project as a whole. */
export interface RunSummary {
  readonly firstDay: DayString | null;
  readonly lastDay: DayString | null;
  /** Activity codes by activity id and combination codes by key (M-41). */
  readonly activityCodes: readonly { readonly taskId: number; readonly code: string }[];
  readonly combinations: readonly { readonly key: string; readonly code: string }[];
  /** Input that was left out, with the reason for the user. */
  readonly leftOut: readonly LeftOut[];
}

export interface ReceiverResult {
  readonly pointId: number;
  /** 1-based rank by total CNL (highest unmitigated level), ties by point id; the first 20 are highlighted. */
  readonly rank: number;
  readonly isLeftOut: boolean;
  /** Null for a receiver without a criterion, such as an open-air place (M-141). */
  readonly criterion: number | null;
  readonly isDefaultCriterion: boolean;
  readonly unmitigated: ReceiverRun;
  readonly mitigated: ReceiverRun;
  /** Highest mitigated level with neighbours (M-52: equals the own level if there are none). */
  readonly withNeighbourLevel: number | null;
  /** For the mitigated run (M-58, Q145); null if the receiver is left out or has no criterion on any day. */
  readonly verdict: Verdict | null;
  /** Notional source per zone (M-31). */
  readonly sources: readonly {
    readonly zoneId: number;
    readonly position: Hk80Point;
    readonly distanceMetres: number;
  }[];
}

/** The highest level over all days. Each day is judged against its own criterion. */
export interface JudgedLevel extends RuleOutcomes {
  readonly highestLevel: number | null;
  /** The first day of the highest level. */
  readonly highestDay: DayString | null;
  /** Both rules combined (Q145); null without a criterion on any day (M-141). */
  readonly verdict: Verdict | null;
  /** M-62. */
  readonly exceedanceDays: number;
}

/** The project's own level, on which verdicts are based, and the level with neighbours and contributions (M-58). */
export interface ReceiverRun extends JudgedLevel {
  readonly withNeighbours: JudgedLevel;
  /** Highest first; the loudest 20 unless more were requested. */
  readonly combinations: readonly CombinationLevel[];
}

export interface LeftOutRow {
  readonly reason: 'ROW_SILENT' | 'ROW_OUTSIDE_TASK_DATES' | 'ROW_WITHOUT_WORKING_DAYS';
  readonly rowId: number;
}

export type LeftOut =
  | LeftOutRow
  | { readonly reason: 'ZONE_WITHOUT_TASKS'; readonly zoneId: number }
  | { readonly reason: 'TASK_WITHOUT_ACTIVE_WORK'; readonly taskId: number }
  | { readonly reason: 'RECEIVER_INSIDE_ZONE'; readonly pointId: number }
  | { readonly reason: 'CRITERION_OUTSIDE_PROJECT_DAYS'; readonly pointId: number; readonly name: string }
  | { readonly reason: 'CONTRIBUTION_OUTSIDE_PROJECT_DAYS'; readonly pointId: number; readonly name: string };

/** The id of the row, activity, zone or receiver that was left out. */
export function idOfLeftOut(item: LeftOut): number {
  if ('rowId' in item) return item.rowId;
  if ('taskId' in item) return item.taskId;
  return 'zoneId' in item ? item.zoneId : item.pointId;
}
