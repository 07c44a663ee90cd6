import type { OfficerName } from './people.ts';

/** How far a draft is. Every stage includes those before it. */
export const DRAFT_STAGES = ['site', 'schedule', 'equipment', 'levels', 'report'] as const;
export type DraftStage = (typeof DRAFT_STAGES)[number];

/** What happened to a site. Days are counted back from the day of seeding. */
export interface Story {
  /** Key of the site. */
  readonly site: string;
  readonly begunDaysAgo: number;
  /** How far a plan got that was never submitted. */
  readonly draft?: DraftStage;
  /** Screening by buildings is on from the beginning (M-100). */
  readonly hasScreening?: true;
  readonly rounds?: readonly Round[];
  /** The assigned officer from the first submission on; nobody if omitted. */
  readonly assignee?: OfficerName;
  readonly ending?: Ending;
}

interface Ending {
  readonly daysAgo: number;
  /** A new version that is not submitted yet, or the finished project in the archive. */
  readonly kind: 'new version' | 'archived';
}

/** A submission and the comments on it. */
export interface Round {
  readonly submittedDaysAgo: number;
  /** Whether the team took the proposed measures before it. */
  readonly isMitigated: boolean;
  /** The report leaves questions unanswered and exceedances without a reason. */
  readonly isCareless?: boolean;
  readonly remarks?: readonly Remark[];
  readonly decision?: Outcome;
}

interface Outcome {
  readonly daysAgo: number;
  readonly by: OfficerName;
  /** Why it is returned; without a reason it is approved. */
  readonly reason?: string;
}

/** Receivers and rows by loudness, 0 for the loudest. */
export type RemarkPlace =
  | { readonly receiver: number }
  | { readonly row: number }
  | { readonly section: string }
  | 'plan';

/** A thread that an officer starts. It is sent with the officer's decision, or else when it is written. */
export interface Remark {
  readonly on: RemarkPlace;
  readonly by: OfficerName;
  readonly daysAgo: number;
  readonly text: string;
  /** Not sent. */
  readonly isDraft?: boolean;
  readonly replies?: readonly Reply[];
  readonly resolvedDaysAgo?: number;
}

interface Reply {
  readonly by: OfficerName | 'team';
  readonly daysAgo: number;
  readonly text: string;
}
