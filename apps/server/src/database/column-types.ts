import type { CommentAnchor, RunTimings, SubmissionFile, TokenScope as TokenScopeName } from '@quietsite/contracts';
import type {
  CalculationSnapshot,
  Contribution,
  DayString,
  Exemption,
  Front,
  KeptRow,
  OtherCriterion,
  ReportInput as ReportText,
  RunSummary,
  SubmissionLevels,
  WorkingCalendar,
} from '@quietsite/domain';
import type { ColumnType } from 'kysely';

// Column types that cannot be derived from the database. `pnpm tables` writes their names into tables.generated.ts.

/** Write with geometryFrom, read with coordinatesOf. */
export type Geometry = string;
export type Day = ColumnType<DayString, string, string>;
/** Written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

export type AccountLinkKind = 'reset' | 'approval' | 'email' | 'invitation' | 'registration' | 'status';
export type InvitedUserType = 'Contractor Admin' | 'Contractor Member';
export type TokenScopes = ColumnType<TokenScopeName[], readonly TokenScopeName[], never>;
export type DatasetName = 'buildings' | 'districts' | 'base_map' | 'terrain';
export type RunStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
export type DocumentStatus = 'queued' | 'running' | 'done' | 'failed';
export type SubmissionState = 'submitted' | 'revealed' | 'rejected';
export type SubmissionFileKind = SubmissionFile['kind'];
export type RunInput = Json<CalculationSnapshot>;
export type RunSummaryJson = Json<RunSummary>;
export type RunTimingsJson = Json<RunTimings>;
export type OtherCriteria = Json<readonly OtherCriterion[]>;
export type StoredExemption = Json<Omit<Exemption, 'proofId'>>;
export type Contributions = Json<readonly Contribution[]>;
export type ReportInput = Json<ReportText>;
export type Calendar = Json<WorkingCalendar>;
export type ZoneFront = Json<Front>;
export type Anchor = Json<CommentAnchor>;
export type KeptRows = Json<readonly KeptRow[]>;
export type ImportedRows = Json<readonly unknown[]>;
export type SubmissionLevelsJson = Json<SubmissionLevels>;
export type Details = Json<Record<string, unknown>>;
