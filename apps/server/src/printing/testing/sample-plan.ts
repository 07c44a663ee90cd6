import type { SiteMap } from '@quietsite/documents';
import {
  type CalculationSnapshot,
  calculate,
  countArea,
  countRestrictedDays,
  describeTimelines,
  HOLIDAY_DAYS,
  type PlanSource,
  type ReportInput,
  type SnapshotReceiver,
  startReport,
  toDay,
  verdictsOf,
} from '@quietsite/domain';
import { buildSampleProjects, generateSampleCity, type SampleProject } from '@quietsite/fixtures';
import { computeGeographicalCentre, type Hk80Point, type Hk80Polygon, nearestBoundaryPoint } from '@quietsite/geometry';

const city = generateSampleCity();
const project = buildSampleProjects(city)[0] as SampleProject;
const RADIUS_METRES = 300;
const RECEIVERS = 40;
/** Equipment below this level has no measure in the sample. */
const QUIET = 102;

/** The works of the sample project shown in an empty installation. */
export const sampleSnapshot: CalculationSnapshot = {
  zones: project.zones.map(({ name, calculationType: type, outline }, index) => ({
    ...{ id: index + 1, name, type, outline },
    centre: computeGeographicalCentre(outline),
  })),
  ...listWorks(),
  receivers: listReceivers(),
  neighbours: [],
};

function listWorks(): Pick<CalculationSnapshot, 'tasks' | 'rows'> {
  const works = project.zones.flatMap((zone, index) => zone.tasks.map((task) => ({ task, zoneId: index + 1 })));
  return {
    tasks: works.map(({ task: { constructionWork, name, start, end }, zoneId }, index) => ({
      ...{ id: index + 1, zoneId, construction: constructionWork, name, start, end },
    })),
    rows: works
      .flatMap(({ task }, index) => task.rows.map((row) => ({ ...row, taskId: index + 1 })))
      .map((row, index) => ({ ...row, id: index + 1, ...(row.soundPower > QUIET ? someMeasures(index) : {}) })),
  };
}

/** Covers each kind of measure. */
function someMeasures(index: number) {
  if (index % 7 === 0) return { quieterMethodName: `Hydraulic splitting ${index % 2}`, quieterMethodSoundPower: 100 };
  if (index % 7 === 2) return { quieterEquipmentName: 'QPME model 低噪音機', quieterEquipmentSoundPower: 98 };
  if (index % 7 === 3) return { barrierDba: -10 };
  if (index % 7 === 5) return { enclosureDba: -12 };
  return index % 11 === 1 ? { customMethodDba: -8, customMethodName: 'Acoustic blanket 隔音毯' } : {};
}

function listReceivers(): SnapshotReceiver[] {
  const [site] = project.site as [Hk80Polygon];
  const gap = (point: Hk80Point) => {
    const other = nearestBoundaryPoint(site, point);
    return Math.hypot(point[0] - other[0], point[1] - other[1]);
  };
  return city.buildings
    .filter(({ kind, outline }) => kind !== 'other' && gap(outline[0]?.[0] as Hk80Point) <= RADIUS_METRES)
    .slice(0, RECEIVERS)
    .map(({ kind, buildingId, name, heightMetres, noiseCriterion, outline }, index) => ({
      ...{ pointId: index + 1, name: `N${index + 1}`, buildingId, buildingName: name, kind, heightMetres },
      position: outline[0]?.[0] as Hk80Point,
      ...{ criterion: noiseCriterion, criterionReduction: 0, isInsideZoneWithBuilding: false },
      otherCriteria:
        index % 9 === 0
          ? [{ name: 'Examination 考試', start: toDay('2026-04-01'), end: toDay('2027-05-20'), value: 65 }]
          : [],
      contributions:
        index % 8 === 3
          ? [{ name: 'Drainage works', start: toDay('2027-03-01'), end: toDay('2027-04-30'), level: 68 }]
          : [],
    }));
}

/** Site, zones and the buildings around them. */
export const sampleSite: SiteMap = {
  ...{ areas: [], lines: [], places: [], receiverBuildings: [], assessmentArea: [], zones: sampleSnapshot.zones },
  surroundingBuildings: city.buildings.map(({ outline }) => [outline]),
  ...{ site: project.site, bufferRadiusMetres: RADIUS_METRES, attribution: 'Sample city' },
};

export function samplePlan(snapshot = sampleSnapshot, changes: Partial<PlanSource> = {}): PlanSource {
  const { receivers, ...summary } = calculate(snapshot);
  return {
    project: {
      ...{ ...project, id: 7, districts: ['Sha Tin'], bufferRadiusMetres: RADIUS_METRES },
      ...{ commencementDate: summary.firstDay, completionDate: summary.lastDay },
    },
    run: {
      ...{ id: 128, engineVersion: '2026.11.15', inputHash: '9f3c2a7b1d04aa55ee0123456789abcd' },
      finishedAt: new Date('2026-11-14T17:41:30Z'),
    },
    ...{ snapshot, summary, timelines: describeTimelines(snapshot) },
    ...{ area: countArea(receivers.map(verdictsOf)), restrictedRowIds: [] },
    restrictedDays: countRestrictedDays(snapshot, HOLIDAY_DAYS),
    results: receivers.toSorted((one, other) => one.rank - other.rank),
    history: listHistory(),
    ...{ neighbours: [], concurrentSites: ['Drainage works'], isSampleData: true },
    ...changes,
  };
}

function listHistory(): PlanSource['history'] {
  return sampleSnapshot.receivers.slice(0, 3).map(({ pointId, name, buildingName, position }, index) => ({
    ...{ pointId, name, buildingName, oldPosition: position },
    position: index === 1 ? null : nearestBoundaryPoint(project.site[0] as Hk80Polygon, position),
  }));
}

/** A report with something in every field. */
export const sampleReport = (changes: Partial<ReportInput> = {}): ReportInput => ({
  ...startReport(3, toDay('2026-11-16')),
  general: { versionNo: '3', date: toDay('2026-11-16'), lastUpdate: 'Programme of zone 2 revised 修訂第二區工程計劃' },
  cpoa: {
    cnp: { status: 'Will be Applied', details: 'For works between 19:00 and 23:00' },
    ep: { status: 'Applied', details: 'Issued before commencement' },
    exp: { status: 'Not Applicable', details: '' },
    dp: { status: null, details: '' },
    other: { name: 'Road opening', status: 'Applied', details: 'Two lanes' },
  },
  cna: { choice: 'Done', reason: '' },
  rtp: { points: [1, 3], other: 'Change of the main contractor' },
  additionalInfo: 'Works near the school keep its examination days free where the programme allows.',
  prepared: { by: 'Environmental consultant', date: toDay('2026-11-16') },
  checked: { by: 'Independent checker', date: null },
  measures: { others: 'Silencers on generators' },
  cnm: {
    cnm: { ticked: ['regularMonitoring', 'siteInspection'], others: 'Spot checks after complaints' },
    pean: { ticked: ['newsletter', 'billboards'], others: '' },
    chm: { ticked: ['complaintHotline'], others: '' },
  },
  reasons: sampleSnapshot.receivers.map(({ pointId }) => ({ pointId, reason: 'Piling next to the facade' })),
  ...changes,
});
