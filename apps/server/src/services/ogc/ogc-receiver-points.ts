import type { ReceiverResult, Verdict } from '@quietsite/domain';
import type { Database } from '../../database/connection.ts';
import { findFinishedRun } from '../../repositories/calculation/run.repository.ts';
import type { FeatureRow } from '../../repositories/ogc/ogc-feature.repository.ts';
import { listRestrictedRowIds } from '../calculation/restricted-hours.ts';
import { listReceiverResults } from '../receivers/receiver-results.ts';

export const RECEIVER_POINTS = 'projectNSRPoints';

/** Note on every calculated receiver of a project with work in restricted hours (Q148). */
const NOT_ASSESSED = 'restricted hours not assessed';

interface PointFeature {
  readonly properties: {
    readonly id: number;
    readonly projectid: number;
    readonly totalcnl: number | null;
    readonly verdictunmitigated: Verdict | null;
    readonly verdict: Verdict | null;
    readonly verdictwithneighbor: Verdict | null;
    readonly isleftout: boolean | null;
  };
}

/** Adds the levels of combinations, which are not stored but calculated for the points of each page (NSR-27). */
export async function addCombinations(database: Database, rows: readonly FeatureRow[]): Promise<FeatureRow[]> {
  const features = rows.map(({ json }) => JSON.parse(json) as PointFeature);
  const withLevels = features.map(({ properties }) => properties).filter(({ totalcnl }) => totalcnl !== null);
  const results = new Map<number, ReceiverResult>();
  for (const [projectId, points] of Map.groupBy(withLevels, ({ projectid }) => projectid)) {
    const record = await findFinishedRun(database, projectId);
    const pointIds = points.map(({ id }) => id);
    for (const result of record ? await listReceiverResults(database, record.run.id, pointIds) : [])
      results.set(result.pointId, result);
  }
  const restricted = await findRestricted(database, features);
  return features.map((feature, index) => {
    const result = results.get(feature.properties.id);
    const calcvalues = result ? JSON.stringify(listValues(result)) : null;
    const { projectid, isleftout } = feature.properties;
    const remark = restricted.has(projectid) && isleftout === false ? NOT_ASSESSED : null;
    const properties = { ...withVerdicts(feature.properties, result), remark, calcvalues };
    const json = JSON.stringify({ ...feature, properties });
    return { featureId: rows[index]?.featureId ?? feature.properties.id, json };
  });
}

/** Finds the projects with work in restricted hours. */
async function findRestricted(database: Database, features: readonly PointFeature[]): Promise<ReadonlySet<number>> {
  const calculated = features.filter(({ properties }) => properties.isleftout === false);
  const restricted = new Set<number>();
  for (const projectId of new Set(calculated.map(({ properties }) => properties.projectid)))
    if ((await listRestrictedRowIds(database, projectId)).length > 0) restricted.add(projectId);
  return restricted;
}

/** Adds verdicts to the results of runs from before verdicts were stored (Q145). */
function withVerdicts(properties: PointFeature['properties'], result: ReceiverResult | undefined) {
  if (!result || result.isLeftOut || properties.verdict !== null) return properties;
  return {
    ...properties,
    verdictunmitigated: result.unmitigated.verdict,
    verdict: result.mitigated.verdict,
    verdictwithneighbor: result.mitigated.withNeighbours.verdict,
  };
}

const listValues = (result: ReceiverResult) =>
  (['unmitigated', 'mitigated'] as const).flatMap((run) =>
    result[run].combinations.map(({ key, level }) => ({
      ...{ ismitigated: run === 'mitigated', zonetask: key, totalCNL: level },
    })),
  );
