import type { ProjectMap, ReceiverLevel } from '@quietsite/contracts';
import type { Verdict } from '@quietsite/domain';
import { formatJudged, formatLevelLabel } from '../../lib/format.ts';

/** Only the receivers with the highest total levels are highlighted and labelled (Q25). */
const HIGHLIGHTED_RANKS = 20;

/** A receiver without a calculation, or left out of it, has no verdict. */
export type ReceiverVerdict = 'neutral' | Verdict;

export interface ReceiverLook {
  readonly pointId: number;
  readonly position: readonly [number, number];
  readonly verdict: ReceiverVerdict;
  readonly rank: number | null;
  readonly isHighlighted: boolean;
  /** 'N1 84'; empty for receivers that are not highlighted. */
  readonly label: string;
  /** The label of a selected receiver, whether or not it is highlighted. */
  readonly fullLabel: string;
}

type Receiver = ProjectMap['receivers'][number];
type Level = ReceiverLevel;

/** The twenty loudest are bigger and have a label (Q25). */
export const isHighlighted = (level: Level | undefined): boolean =>
  level !== undefined && !level.isLeftOut && level.rank <= HIGHLIGHTED_RANKS && level.unmitigatedLevel !== null;

export function describeReceiver(receiver: Receiver, level: Level | undefined): ReceiverLook {
  const { pointId, position } = receiver;
  if (!level || level.isLeftOut) {
    return {
      pointId,
      position,
      verdict: 'neutral',
      rank: null,
      isHighlighted: false,
      label: '',
      fullLabel: receiver.name,
    };
  }
  const isBig = isHighlighted(level);
  // The number beside the symbol is the level the verdict is about (Q120). Points that are not selected have no name. A
  // borderline level needs more than whole decibels to show why (Q145).
  const shown = level.mitigatedLevel ?? level.unmitigatedLevel;
  const figure = level.verdict === 'borderline' ? formatJudged(shown, level.criterion) : formatLevelLabel(shown);
  const fullLabel = `${receiver.name} ${figure}`.trim();
  return {
    pointId,
    position,
    verdict: level.verdict ?? 'neutral',
    rank: level.rank,
    isHighlighted: isBig,
    label: isBig ? fullLabel : '',
    fullLabel,
  };
}

export function describeReceivers(
  receivers: readonly Receiver[],
  levels: ReadonlyMap<number, Level>,
): readonly ReceiverLook[] {
  return receivers.map((receiver) => describeReceiver(receiver, levels.get(receiver.pointId)));
}
