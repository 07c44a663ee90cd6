import { NO_CRITERION } from '@quietsite/acoustics';
import { listExceedingDays } from '../exceeding-days.ts';
import { LiveCalculation } from '../live-calculation.ts';
import type { RunSummary } from '../results/result.ts';
import type { CalculationSnapshot } from '../snapshot.schema.ts';
import { isAtIssue, type Verdict } from '../verdict.ts';
import { shareContributions } from './contributions.ts';
import { countExceedanceDays } from './exceedance-days.ts';
import type { Overview, WorstReceiver } from './overview.schema.ts';
import { listWorstReceivers, MAX_WORST_RECEIVERS } from './worst-receivers.ts';

export interface OverviewRequest {
  /** With the receivers of pickOverviewReceivers only, because receivers do not depend on each other. */
  readonly snapshot: CalculationSnapshot;
  /** As stored with the run. */
  readonly verdicts: ReadonlyMap<number, Verdict>;
  readonly summary: Pick<RunSummary, 'firstDay' | 'lastDay'>;
}

interface JudgedReceiver {
  readonly pointId: number;
  readonly verdict: Verdict | null;
  readonly criterion: number | null;
  readonly mitigatedLevel: number | null;
}

/** Every receiver that exceeds or is borderline, and those of the others that are nearest to their criteria. */
export function pickOverviewReceivers<Receiver extends JudgedReceiver>(receivers: readonly Receiver[]): Receiver[] {
  const excessOf = ({ mitigatedLevel, criterion }: Receiver) =>
    (mitigatedLevel ?? Number.NEGATIVE_INFINITY) - (criterion ?? NO_CRITERION);
  const satisfying = receivers
    .filter(({ verdict }) => verdict === 'satisfies')
    .map((receiver) => ({ receiver, excess: excessOf(receiver) }))
    .sort((one, other) => (one.excess === other.excess ? 0 : other.excess - one.excess));
  return [
    ...receivers.filter(({ verdict }) => isAtIssue(verdict)),
    ...satisfying.slice(0, MAX_WORST_RECEIVERS).map(({ receiver }) => receiver),
  ];
}

/** Takes a second or two for a large project, so run it in a thread. */
export function describeOverview({ snapshot, verdicts, summary }: OverviewRequest): Overview {
  const calculation = new LiveCalculation(snapshot);
  const receivers = listWorstReceivers(calculation, verdicts);
  return {
    receivers,
    days: countExceedanceDays(listExceedingDays(calculation), summary),
    contributions: shareContributions(calculation, listHeard(receivers)),
  };
}

/** The ten worst that exceed or are borderline; if there are none, those nearest to their criteria. */
function listHeard(receivers: readonly WorstReceiver[]): readonly WorstReceiver[] {
  const atIssue = receivers.filter(({ verdict }) => isAtIssue(verdict));
  return (atIssue.length > 0 ? atIssue : receivers).slice(0, MAX_WORST_RECEIVERS);
}
