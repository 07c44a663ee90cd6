import { calculate } from '../calculation/calculate.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { countArea, verdictsOf } from '../report/area-verdicts.ts';
import { describeTimelines } from '../report/plan-records.ts';
import type { PlanSource } from '../report/plan-source.ts';
import type { PlanProject } from '../report/submission.schema.ts';
import { project } from './snapshot-builder.ts';

export const planInformation: PlanProject = {
  id: 7,
  title: 'Depot redevelopment',
  version: 2,
  proponent: '',
  agreement: '',
  mainContractor: '',
  engineerConsultant: '',
  commencementDate: null,
  completionDate: null,
  description: '',
  specialFeature: '',
  eiaReference: '',
  districts: ['Sha Tin'],
  bufferRadiusMetres: 300,
};

/** A plan printed from a calculated snapshot with all receivers selected. */
export function planSource(snapshot: CalculationSnapshot = project(), changes: Partial<PlanSource> = {}): PlanSource {
  const { receivers, ...summary } = calculate(snapshot);
  return {
    project: planInformation,
    run: { id: 12, engineVersion: '1', inputHash: '9f3c', finishedAt: new Date('2026-11-14T17:41:30Z') },
    snapshot,
    summary,
    area: countArea(receivers.map(verdictsOf)),
    restrictedRowIds: [],
    restrictedDays: { days: 0, restricted: 0, worked: [], everyDay: [] },
    results: [...receivers].sort((a, b) => a.rank - b.rank),
    timelines: describeTimelines(snapshot),
    history: [],
    neighbours: [],
    concurrentSites: [],
    isSampleData: false,
    ...changes,
  };
}
