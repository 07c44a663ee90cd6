import { atLeastZero, roundHalfUp } from '@quietsite/acoustics';
import type { OtherCriterionResult, ReceiverTimeline } from '../calculation/receiver-timeline.ts';
import type { ReceiverResult } from '../calculation/results/result.ts';
import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';
import { isAtIssue, type Verdict } from '../calculation/verdict.ts';
import { isExempt } from '../receivers/exemptions.ts';
import type { PlanSource } from './plan-source.ts';
import type { ComplianceRow, DatedCompliance, ReportInput } from './report.schema.ts';

export function listCompliance(source: PlanSource, input: Pick<ReportInput, 'reasons'>): ComplianceRow[] {
  const receivers = new Map(source.snapshot.receivers.map((receiver) => [receiver.pointId, receiver]));
  const reasons = mapReasons(input);
  return source.results.flatMap((result) => {
    const receiver = receivers.get(result.pointId);
    const timeline = source.timelines.get(result.pointId);
    if (!receiver) return [];
    const row = describe(result, receiver, timeline, reasons.get(result.pointId) ?? '');
    const exemption = describeExemption(receiver, source.snapshot.screening !== undefined);
    return [{ ...row, ...exemption, isRestrictedUnassessed: source.restrictedRowIds.length > 0 && !row.isLeftOut }];
  });
}

/** The written reasons by receiver. */
export const mapReasons = (input: Pick<ReportInput, 'reasons'>): ReadonlyMap<number, string> =>
  new Map(input.reasons.map(({ pointId, reason }) => [pointId, reason.trim()]));

function describe(
  result: ReceiverResult,
  receiver: SnapshotReceiver,
  timeline: ReceiverTimeline | undefined,
  reason: string,
): Omit<ComplianceRow, 'isRestrictedUnassessed'> {
  const { unmitigated, mitigated, isLeftOut } = result;
  const judged = (verdict: Verdict | null) => (isLeftOut ? null : verdict);
  return {
    ...{ pointId: result.pointId, label: receiver.name, description: receiver.buildingName },
    ...{ criterion: result.criterion, isLeftOut },
    unmitigatedLevel: unmitigated.highestLevel,
    mitigatedLevel: mitigated.highestLevel,
    withNeighboursLevel: mitigated.withNeighbours.highestLevel,
    withNeighboursVerdict: judged(mitigated.withNeighbours.verdict),
    exceedance: mitigated.exceedsInReport ? worstExcess(timeline, 'mitigated') : 0,
    exceedanceDays: mitigated.exceedanceDays,
    unmitigatedVerdict: judged(unmitigated.verdict),
    verdict: result.verdict,
    otherCriteria: timeline?.otherCriteria.map(toDated) ?? [],
    reason: isAtIssue(result.verdict) ? reason : '',
  };
}

/** Blank facades count while screening is on (M-109). */
const describeExemption = (receiver: SnapshotReceiver, isScreened: boolean): Pick<ComplianceRow, 'exemption'> => {
  const { exemptionFile: fileName, outOfUse = [], hasClosedWindows } = receiver;
  const isBlank = isScreened && receiver.hasBlankFacades === true;
  if (fileName === undefined || !(isBlank || isExempt(receiver))) return {};
  const blank = isBlank ? { hasBlankFacades: true as const } : {};
  return { exemption: { outOfUse, hasClosedWindows: hasClosedWindows === true, ...blank, fileName } };
};

const toDated = ({ name, start, end, criterion, mitigated }: OtherCriterionResult): DatedCompliance => ({
  ...{ name, start, end, criterion },
  ...mitigated,
});

/** A criterion can have hundredths. A smaller excess is still an excess and must never read 0.0. */
const MIN_EXCESS = 0.1;
const SAME_LEVEL = 1e-9;

/** Tenths of a decibel above the criterion on the worst day, each day against its own; 0 if all days comply (M-61). */
export function worstExcess(timeline: ReceiverTimeline | undefined, run: 'unmitigated' | 'mitigated'): number {
  const excesses = timeline?.steps.map(({ criterion, [run]: { level } }) =>
    level === null || criterion === null ? 0 : roundHalfUp(atLeastZero(level), 1) - criterion,
  );
  const worst = Math.max(0, ...(excesses ?? []));
  return worst > SAME_LEVEL ? Math.max(MIN_EXCESS, roundHalfUp(worst, 1)) : 0;
}

/** An exceedance or a borderline verdict without a reason (REPORT-37, Q145). */
export const lacksReason = ({ verdict, reason }: Pick<ComplianceRow, 'verdict' | 'reason'>): boolean =>
  isAtIssue(verdict) && reason === '';
