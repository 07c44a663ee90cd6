import { facadeCorrectionOf } from '@quietsite/acoustics';
import { isOpenAirKind } from '../../receivers/receiver-kinds.ts';
import { describeFloors } from '../floors.ts';
import { LiveCalculation } from '../live-calculation.ts';
import { describeTimeline } from '../receiver-timeline.ts';
import { type DescribedReceiver, describeReceivers } from '../results/summarise.ts';
import type { CalculationSnapshot, SnapshotReceiver } from '../snapshot.schema.ts';
import { isAtIssue } from '../verdict.ts';
import type { ReceiverRecord } from './record.schema.ts';
import { createRecordParts, type RunName } from './record-parts.ts';

export interface RecordedRun {
  readonly projectId: number;
  /** The stored input. */
  readonly snapshot: CalculationSnapshot;
  /** Ids of the snapshot's neighbours, in their order. */
  readonly neighbourIds: readonly number[];
  /** Current names of the requested points, which are the selected ones (CALC-29, Q33). */
  readonly names: ReadonlyMap<number, string>;
  /** Every combination that occurs, not only the loudest (Q126). */
  readonly hasAllCombinations?: boolean;
}

/**
 * Selected points only, entries with a level only (CALC-29). The unmitigated run of a point comes before its mitigated
 * run.
 */
export function listReceiverRecords(run: RecordedRun): ReceiverRecord[] {
  const { snapshot, names } = run;
  const receivers = snapshot.receivers.filter(({ pointId }) => names.has(pointId));
  // Gives the same numbers as with all receivers, since receivers are independent.
  const calculation = new LiveCalculation({ ...snapshot, receivers });
  const limit = run.hasAllCombinations ? Math.max(1, calculation.engine.combinations.tasks.length) : undefined;
  const results = describeReceivers(calculation, receivers, limit);
  const listParts = createRecordParts(calculation, run.neighbourIds);
  const records = receivers.flatMap((receiver, index) => {
    const result = results[index];
    if (!result || result.isLeftOut) return [];
    const floors = describeFloorsOf(calculation, receiver);
    return (['unmitigated', 'mitigated'] as const).flatMap((name) => {
      const shared = {
        ...describeReceiver(run, receiver, result),
        ...floors,
        ...describeRun(calculation, result, name, receiver.otherCriteria.length > 0),
      };
      return listParts(result, name).map((part) => ({ ...shared, ...part }));
    });
  });
  return records.filter(({ cnl }) => cnl !== null).map((record, index) => ({ ...record, id: index + 1 }));
}

const describeReceiver = (
  { projectId, names }: RecordedRun,
  receiver: SnapshotReceiver,
  { criterion }: DescribedReceiver,
) => ({
  ...{ projectId, buildingId: receiver.buildingId, buildingName: receiver.buildingName },
  ...{ pointId: receiver.pointId, name: names.get(receiver.pointId) ?? receiver.name },
  ...{ noiseCriteria: criterion, facadeCorrection: facadeCorrectionOf(isOpenAirKind(receiver.kind)) },
});

/** With every measure except barriers, so the same in both runs (M-70, M-71). */
function describeFloorsOf(calculation: LiveCalculation, { pointId }: SnapshotReceiver) {
  const floors = describeFloors(calculation, pointId);
  return {
    lastRedFloor: floors?.lastRedFloor ?? null,
    barrierHeight: floors?.barrier?.buildableHeightMetres ?? null,
    totalFloor: floors?.totalFloors ?? null,
  };
}

function describeRun(calculation: LiveCalculation, result: DescribedReceiver, run: RunName, hasEntries: boolean) {
  const { highestLevel, withNeighbours } = result[run];
  const entries = hasEntries ? (describeTimeline(calculation, result.pointId)?.otherCriteria ?? []) : [];
  const exceeded = entries.flatMap(({ name, start, end, [run]: { level, verdict } }) =>
    isAtIssue(verdict) && level !== null ? [{ name, start, end, level }] : [],
  );
  return {
    isMitigated: run === 'mitigated',
    highestNoiseLevel: highestLevel,
    // Defaults to the project's own level, never the other way round (CALC-30, Q99, M-52).
    highestNoiseLevelWithNeighbour: withNeighbours.highestLevel ?? highestLevel,
    otherCriteriaExceeded: exceeded,
    otherCriteriaExceededMost: exceeded.length > 0 ? Math.max(...exceeded.map(({ level }) => level)) : null,
  };
}
