import type { ReceiverDetail } from '@quietsite/contracts';
import {
  type CombinationLevel,
  listNotionalPointRecords,
  type ReceiverResult,
  type RunSummary,
} from '@quietsite/domain';

/** Maximum number of lines in each section of the popup (Q25). */
const MAX_LISTED = 20;

interface StoredResult {
  readonly detail: ReceiverResult;
  readonly projectId: number;
  readonly buildingId: number;
  readonly name: string;
  readonly buildingName: string;
  /** Whether there is work in restricted hours (Q148). */
  readonly isRestricted: boolean;
}

interface Works {
  readonly zones: readonly { readonly id: number; readonly name: string; readonly calculationType: 'A' | 'B' }[];
  readonly tasks: readonly { readonly id: number; readonly zoneId: number }[];
}

export function toReceiverDetail(stored: StoredResult, summary: RunSummary, { zones, tasks }: Works): ReceiverDetail {
  const { detail } = stored;
  const codes = new Map(summary.combinations.map((combination) => [combination.key, combination.code]));
  const zoneNames = new Map(zones.map((zone) => [zone.id, zone.name]));
  const listed = (combinations: readonly CombinationLevel[]) =>
    combinations.slice(0, MAX_LISTED).map((line) => ({ ...line, code: codes.get(line.key) ?? line.key }));
  return {
    pointId: detail.pointId,
    rank: detail.rank,
    isLeftOut: detail.isLeftOut,
    isRestrictedUnassessed: stored.isRestricted && !detail.isLeftOut,
    criterion: detail.criterion,
    isDefaultCriterion: detail.isDefaultCriterion,
    unmitigatedLevel: detail.unmitigated.highestLevel,
    mitigatedLevel: detail.mitigated.highestLevel,
    unmitigatedVerdict: detail.isLeftOut ? null : detail.unmitigated.verdict,
    verdict: detail.verdict,
    withNeighbourVerdict: detail.isLeftOut ? null : detail.mitigated.withNeighbours.verdict,
    name: stored.name,
    buildingName: stored.buildingName,
    withNeighbourLevel: detail.withNeighbourLevel,
    hasNeighbourContribution: detail.withNeighbourLevel !== detail.mitigated.highestLevel,
    unmitigated: listed(detail.unmitigated.combinations),
    mitigated: listed(detail.mitigated.combinations),
    notionalSources: detail.sources.map((source) => ({
      zoneId: source.zoneId,
      zoneName: zoneNames.get(source.zoneId) ?? '',
      position: source.position,
      distanceMetres: source.distanceMetres,
    })),
    notionalPoints: listNotionalPointRecords(stored.projectId, { zones, tasks }, stored, detail),
  };
}
