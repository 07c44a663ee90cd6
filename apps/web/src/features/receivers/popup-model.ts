import type { ReceiverDetail } from '@quietsite/contracts';
import { type DayString, exceedsInReport, roundHalfUp } from '@quietsite/domain';
import { formatLevel } from '../../lib/format.ts';

export interface JudgedLevel {
  readonly text: string;
  /** Null where nothing is heard, so there is nothing to judge. */
  readonly isAbove: boolean | null;
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
  readonly conclusion: 'satisfy' | 'exceed' | 'leftOut';
  readonly unmitigated: JudgedLevel;
  readonly mitigated: JudgedLevel;
  readonly withNeighbour: JudgedLevel;
  readonly hasNeighbour: boolean;
  readonly sections: readonly PopupSection[];
  /** What the report will list although the whole-decibel conclusion is satisfied (M-60 against M-61); else null. */
  readonly reportExcess: string | null;
  /** The project alone satisfies: the conclusion judges that (M-58). */
  readonly isAboveWithNeighboursOnly: boolean;
}

/** At most this many entries a section, highest first (Q25). */
const MOST_ENTRIES = 20;

/** A shown value is above when its one decimal is greater than the criterion; equal satisfies (Q13). */
export function judgeLevel(level: number | null, criterion: number): JudgedLevel {
  return { text: formatLevel(level), isAbove: level === null ? null : exceedsInReport(level, criterion) };
}

export function buildPopup(detail: ReceiverDetail): PopupModel {
  const judge = (level: number | null) => judgeLevel(level, detail.criterion);
  const toSection = (id: PopupSection['id']): PopupSection => ({
    id,
    entries: detail[id]
      .slice(0, MOST_ENTRIES)
      .map(({ key, code, day, level }) => ({ key, code, day, level: judge(level) })),
  });
  const [mitigated, withNeighbour] = [judge(detail.mitigatedLevel), judge(detail.withNeighbourLevel)];
  return {
    conclusion: detail.isLeftOut ? 'leftOut' : detail.verdict === 'exceeds' ? 'exceed' : 'satisfy',
    unmitigated: judge(detail.unmitigatedLevel),
    mitigated,
    withNeighbour,
    hasNeighbour: detail.hasNeighbourContribution,
    sections: [toSection('mitigated'), toSection('unmitigated')],
    isAboveWithNeighboursOnly: mitigated.isAbove === false && withNeighbour.isAbove === true,
    reportExcess: detail.verdict === 'borderline' ? excess(detail) : null,
  };
}

/** What lies above the criterion, with one decimal. */
export function excess({ mitigatedLevel, criterion }: ReceiverDetail): string {
  return (roundHalfUp(mitigatedLevel ?? 0, 1) - criterion).toFixed(1);
}
