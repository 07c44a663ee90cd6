import type { ReceiverDetail } from '@quietsite/contracts';
import {
  type DayString,
  judgeIfCriterion,
  roundHalfUp,
  type Verdict,
  type VerdictAtIssue,
  verdictOnlyTogether,
} from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { formatCriterion, formatJudged } from '../../../lib/format.ts';
import { type ShownVerdict, toShownVerdict } from '../../../lib/shown-verdict.ts';

export interface JudgedLevel {
  readonly text: string;
  /** Null if there is no level to assess. */
  readonly verdict: Verdict | null;
}

export interface PopupSection {
  readonly id: 'mitigated' | 'unmitigated';
  readonly entries: readonly {
    readonly key: string;
    readonly code: string;
    readonly day: DayString;
    readonly level: JudgedLevel;
  }[];
}

export interface PopupModel {
  readonly conclusion: ShownVerdict;
  readonly unmitigated: JudgedLevel;
  readonly mitigated: JudgedLevel;
  readonly withNeighbour: JudgedLevel;
  readonly hasNeighbour: boolean;
  readonly sections: readonly PopupSection[];
  /** Excess of a borderline receiver, to a tenth of a decibel. Null for any other verdict (Q145). */
  readonly borderlineExcess: string | null;
  /** The verdict with neighbours if it is worse than that of the project alone. The latter decides (M-58). */
  readonly onlyTogether: VerdictAtIssue | null;
}

/** Maximum number of entries per section, highest first (Q25). */
const MAX_ENTRIES = 20;

/** With its unit; empty if there is no criterion (M-141). */
export const showCriterion = (t: TFunction, criterion: number | null): string =>
  criterion === null ? formatCriterion(null) : t('popup.level', { level: formatCriterion(criterion) });

/** Each shown value has its own verdict (Q145). */
export function judgeLevel(level: number | null, criterion: number | null): JudgedLevel {
  return { text: formatJudged(level, criterion), verdict: level === null ? null : judgeIfCriterion(level, criterion) };
}

export function buildPopup(detail: ReceiverDetail): PopupModel {
  const judged = (level: number | null, verdict: Verdict | null): JudgedLevel => ({
    ...{ text: formatJudged(level, detail.criterion), verdict: level === null ? null : verdict },
  });
  const toSection = (id: PopupSection['id']): PopupSection => ({
    id,
    entries: detail[id]
      .slice(0, MAX_ENTRIES)
      .map(({ key, code, day, level }) => ({ key, code, day, level: judgeLevel(level, detail.criterion) })),
  });
  return {
    conclusion: toShownVerdict(detail.verdict, detail.isLeftOut),
    unmitigated: judged(detail.unmitigatedLevel, detail.unmitigatedVerdict),
    mitigated: judged(detail.mitigatedLevel, detail.verdict),
    withNeighbour: judged(detail.withNeighbourLevel, detail.withNeighbourVerdict),
    hasNeighbour: detail.hasNeighbourContribution,
    sections: [toSection('mitigated'), toSection('unmitigated')],
    onlyTogether: verdictOnlyTogether(detail.verdict, detail.withNeighbourVerdict),
    borderlineExcess: detail.verdict === 'borderline' ? excess(detail) : null,
  };
}

/** Excess over the criterion, with one decimal. */
export function excess({ mitigatedLevel, criterion }: ReceiverDetail): string {
  return (roundHalfUp(mitigatedLevel ?? 0, 1) - (criterion ?? 0)).toFixed(1);
}
