import type { ReceiverResult } from '@quietsite/domain';
import type { Database } from '../database/connection.ts';
import type { FeatureRow } from '../repositories/ogc-feature.repository.ts';
import { findFinishedRun } from '../repositories/run.repository.ts';
import { listReceiverResults } from './receiver-results.ts';

export const RECEIVER_POINTS = 'projectNSRPoints';

interface PointFeature {
  readonly properties: { readonly id: number; readonly projectid: number; readonly totalcnl: number | null };
}

/** The levels of combinations are not stored: those of the points of a page are made with it (NSR-27). */
export async function addCombinations(database: Database, rows: readonly FeatureRow[]): Promise<FeatureRow[]> {
  const features = rows.map(({ json }) => JSON.parse(json) as PointFeature);
  const heard = features.map(({ properties }) => properties).filter(({ totalcnl }) => totalcnl !== null);
  const values = new Map<number, string>();
  for (const [projectId, points] of Map.groupBy(heard, ({ projectid }) => projectid)) {
    const record = await findFinishedRun(database, projectId);
    const pointIds = points.map(({ id }) => id);
    for (const result of record ? await listReceiverResults(database, record.run.id, pointIds) : [])
      values.set(result.pointId, JSON.stringify(listValues(result)));
  }
  return features.map((feature, index) => {
    const calcvalues = values.get(feature.properties.id) ?? null;
    const json = JSON.stringify({ ...feature, properties: { ...feature.properties, calcvalues } });
    return { featureId: rows[index]?.featureId ?? feature.properties.id, json };
  });
}

const listValues = (result: ReceiverResult) =>
  (['unmitigated', 'mitigated'] as const).flatMap((run) =>
    result[run].combinations.map(({ key, level }) => ({
      ...{ ismitigated: run === 'mitigated', zonetask: key, totalCNL: level },
    })),
  );
