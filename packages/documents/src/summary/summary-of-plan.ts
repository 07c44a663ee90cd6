import { listMeasures, type PlanSource, worstExcess } from '@quietsite/domain';
import { listActivities } from './activities.ts';
import type { SummaryInput } from './summary-input.ts';

/** Derives the input of a summary from that of the plan, so that both agree (REPORT-75). */
export function summariseSource(source: PlanSource, map: SummaryInput['map']): SummaryInput {
  const { project, run, summary, results, snapshot, timelines, isSampleData } = source;
  return {
    ...{ project, run, isSampleData, map, receivers: snapshot.receivers },
    ...{ area: source.area, restrictedRowCount: source.restrictedRowIds.length },
    result: {
      ...summary,
      receivers: results.map((result) => ({
        ...result,
        exceedance: result.mitigated.exceedsInReport ? worstExcess(timelines.get(result.pointId), 'mitigated') : 0,
      })),
    },
    activities: listActivities(summary, snapshot),
    measures: listMeasures(snapshot),
  };
}
