import {
  calculate,
  countArea,
  countRestrictedDays,
  describePlanRecords,
  describeTimelines,
  HOLIDAY_DAYS,
  letterCode,
  type PlanRecords,
  type PlanSource,
  verdictsOf,
} from '@quietsite/domain';
import type { SiteMap } from '../../../../packages/documents/src/index.ts';
import { createReferenceProject, limitReceivers, type ReferenceName } from './reference-project.ts';
import { toSnapshot } from './to-snapshot.ts';

export interface LargePlan {
  readonly source: PlanSource;
  readonly records: PlanRecords;
  readonly map: SiteMap;
}

/** A reference project with its first receivers selected, calculated by the product's code. */
export function createLargePlan(name: ReferenceName, receivers: number): LargePlan {
  const reference = limitReceivers(createReferenceProject(name), receivers);
  const snapshot = toSnapshot(reference);
  const { receivers: results, ...summary } = calculate(snapshot);
  const neighbours = reference.neighbours.map(({ tasks, zones }, index) => ({
    id: index + 1,
    title: `Works ${index + 1} beside ${name}`,
    version: 1,
    activities: tasks.map(({ construction, name: task, start, end, zoneId }, place) => ({
      ...{ code: letterCode(place), construction, name: task, start, end },
      zone: zones.find(({ id }) => id === zoneId)?.name ?? '',
    })),
  }));
  const source: PlanSource = {
    project: {
      ...{ id: 1, title: `Reference project ${name}`, version: 1, proponent: '', agreement: '', mainContractor: '' },
      ...{ engineerConsultant: '', description: '', specialFeature: '', eiaReference: '', districts: [] },
      ...{ commencementDate: summary.firstDay, completionDate: summary.lastDay, bufferRadiusMetres: 300 },
    },
    run: { id: 1, engineVersion: 'bench', inputHash: '0'.repeat(64), finishedAt: new Date('2027-01-01T00:00:00Z') },
    ...{ snapshot, summary, timelines: describeTimelines(snapshot) },
    ...{ area: countArea(results.map(verdictsOf)), restrictedRowIds: [] },
    restrictedDays: countRestrictedDays(snapshot, HOLIDAY_DAYS),
    results: results.toSorted((one, other) => one.rank - other.rank),
    ...{ history: [], neighbours, concurrentSites: [], isSampleData: false },
  };
  const records = describePlanRecords({ projectId: 1, snapshot, neighbourIds: neighbours.map(({ id }) => id) });
  return { source, records, map: toMap(source) };
}

const toMap = ({ snapshot: { zones }, project }: PlanSource): SiteMap => ({
  ...{ areas: [], lines: [], places: [], surroundingBuildings: [], receiverBuildings: [], assessmentArea: [] },
  ...{
    site: zones.map(({ outline }) => outline),
    zones,
    bufferRadiusMetres: project.bufferRadiusMetres,
    attribution: '',
  },
});
