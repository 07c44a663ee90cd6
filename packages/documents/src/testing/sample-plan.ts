import {
  type CalculationSnapshot,
  calculate,
  countArea,
  describeTimelines,
  letterCode,
  type PlanSource,
  type ReportInput,
  type SnapshotReceiver,
  type SnapshotRow,
  type SnapshotTask,
  startReport,
  toDay,
  verdictsOf,
} from '@quietsite/domain';
import { at, ORIGIN, square } from './sample-input.ts';

export const sampleRow = (changes: Partial<SnapshotRow> = {}): SnapshotRow => ({
  ...{
    id: 1,
    taskId: 1,
    name: 'Excavator 挖土機',
    officialId: 'CNP 081',
    quantity: 1,
    soundPower: 112,
    timePercent: 100,
  },
  ...{ start: toDay('2027-01-04'), end: toDay('2027-12-31'), exclusiveGroup: '', fixedLocation: null },
  ...{ quieterMethodSoundPower: 0, quieterEquipmentSoundPower: 0, quieterMethodName: '', quieterEquipmentName: '' },
  ...{ enclosureDba: 0, barrierDba: 0, hammerDba: 0, customMethodDba: 0, customMethodName: '' },
  ...changes,
});

export const sampleTask = (id: number, changes: Partial<SnapshotTask> = {}): SnapshotTask => ({
  ...{ id, zoneId: 1, construction: 'Foundation 地基', name: `Piling ${letterCode(id - 1)} 打樁` },
  ...{ start: toDay('2027-01-04'), end: toDay('2027-06-30') },
  ...changes,
});

export const sampleReceiver = (pointId: number, changes: Partial<SnapshotReceiver> = {}): SnapshotReceiver => ({
  ...{ pointId, name: `N${pointId}`, buildingId: 1000 + pointId, buildingName: `富華樓 Block ${pointId}` },
  ...{ kind: 'residential', heightMetres: 60, position: at(120 + pointId * 20, 0), criterion: null },
  ...{ criterionReduction: 0, isInsideZoneWithBuilding: false, otherCriteria: [], contributions: [] },
  ...changes,
});

/** Two activities with three pieces of equipment, audible at three receivers. */
export const sampleWorks = (changes: Partial<CalculationSnapshot> = {}): CalculationSnapshot => ({
  zones: [{ id: 1, name: 'Zone 1 第一區', type: 'A', outline: [square(ORIGIN, 100)], centre: ORIGIN }],
  tasks: [sampleTask(1), sampleTask(2, { start: toDay('2027-07-01'), end: toDay('2027-12-31'), name: '' })],
  rows: [
    sampleRow({ id: 1, quantity: 2 }),
    sampleRow({ id: 2, name: 'Breaker', soundPower: 122, timePercent: 50, barrierDba: -5 }),
    sampleRow({ id: 3, taskId: 2, name: 'Lorry', soundPower: 105 }),
  ],
  receivers: [1, 2, 3].map((pointId) => sampleReceiver(pointId)),
  neighbours: [],
  ...changes,
});

/** A project with a finished run of these works. */
export function samplePlan(snapshot = sampleWorks(), changes: Partial<PlanSource> = {}): PlanSource {
  const { receivers, ...summary } = calculate(snapshot);
  return {
    project: {
      ...{ id: 7, title: 'Depot redevelopment 車廠重建工程', version: 3, proponent: 'Works Department' },
      ...{ agreement: 'CE 12/2026', mainContractor: '', engineerConsultant: 'Consultant Limited' },
      ...{ commencementDate: toDay('2027-01-04'), completionDate: toDay('2028-01-31') },
      ...{ description: 'Foundation and superstructure 地基及上蓋工程', specialFeature: '', eiaReference: '' },
      ...{ districts: ['Sha Tin'], bufferRadiusMetres: 300 },
    },
    run: {
      ...{ id: 128, engineVersion: '2026.11.15', inputHash: '9f3c2a7b1d04aa55ee0123456789abcd' },
      finishedAt: new Date('2026-11-14T17:41:30Z'),
    },
    ...{ snapshot, summary, timelines: describeTimelines(snapshot) },
    area: countArea(receivers.map(verdictsOf)),
    restrictedRowIds: [],
    restrictedDays: { days: 0, restricted: 0, worked: [], everyDay: [] },
    results: receivers.toSorted((one, other) => one.rank - other.rank),
    ...{ history: [], neighbours: [], concurrentSites: [], isSampleData: false },
    ...changes,
  };
}

export const sampleReport = (changes: Partial<ReportInput> = {}): ReportInput => ({
  ...startReport(3, toDay('2026-11-16')),
  ...changes,
});
