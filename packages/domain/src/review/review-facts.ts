import type { DayString } from '../day.ts';
import type { PlanTimeline } from '../report/plan-source.ts';
import type { SubmissionInputs } from '../report/submission.schema.ts';

/** The submission, and the product's records of it. */
export interface ReviewFacts {
  readonly inputs: SubmissionInputs;
  /** Levels over time of the reported receivers, calculated from the frozen input. */
  readonly timelines: ReadonlyMap<number, PlanTimeline>;
  /** The stored run that the submission names. */
  readonly run: StoredRun;
  /** Approved projects nearby, as of now. */
  readonly neighbours: readonly { readonly id: number; readonly title: string }[];
  /** Currently approved sites near the project's site, whatever their days, and whether they overlap it. */
  readonly sitesNear: readonly { readonly title: string; readonly isOverlapping: boolean }[];
  /** The general holidays known now; a plan with a calendar has its own. */
  readonly holidays: readonly DayString[];
  /** Everything that was submitted except the receipt. Damaged: missing, or different from its hash. */
  readonly files: readonly { readonly name: string; readonly isDamaged: boolean }[];
}

interface StoredRun {
  readonly inputHash: string;
  /** Levels of all its receivers, reported or not. */
  readonly levels: readonly StoredLevel[];
}

export interface StoredLevel {
  readonly pointId: number;
  readonly unmitigatedLevel: number | null;
  readonly mitigatedLevel: number | null;
}
