import type { SiteMap } from '@quietsite/documents';
import {
  calculate,
  countArea,
  countRestrictedDays,
  describePlanRecords,
  describeTimelines,
  HOLIDAY_DAYS,
  type PlanRecords,
  type PlanSource,
  type SnapshotReceiver,
  verdictsOf,
} from '@quietsite/domain';
import { buildSampleProject, generateSampleCity } from '@quietsite/fixtures';
import { computeGeographicalCentre, type Hk80Point, type Hk80Polygon, nearestBoundaryPoint } from '@quietsite/geometry';

const RADIUS_METRES = 300;
/** Invented once for all plans: that takes longer than printing one. */
const city = generateSampleCity();

export interface SampleCityPlan {
  readonly source: PlanSource;
  readonly records: PlanRecords;
  /** Site, zones and the buildings around them. */
  readonly map: SiteMap;
}

/** The sample project, with the nearest `count` buildings around it as receivers. */
export function planOfCity(count: number): SampleCityPlan {
  const project = buildSampleProject();
  const works = project.zones.flatMap((zone, index) => zone.tasks.map((task) => ({ task, zoneId: index + 1 })));
  const snapshot = {
    zones: project.zones.map(({ name, calculationType: type, outline }, index) => ({
      ...{ id: index + 1, name, type, outline },
      centre: computeGeographicalCentre(outline),
    })),
    tasks: works.map(({ task: { constructionWork, name, start, end }, zoneId }, index) => ({
      ...{ id: index + 1, zoneId, construction: constructionWork, name, start, end },
    })),
    rows: works
      .flatMap(({ task }, index) => task.rows.map((row) => ({ ...row, taskId: index + 1 })))
      .map((row, index) => ({ ...row, id: index + 1 })),
    receivers: listReceivers(project.site[0] as Hk80Polygon, count),
    neighbours: [],
  };
  const { receivers, ...summary } = calculate(snapshot);
  const source: PlanSource = {
    project: {
      ...{ ...project, id: 7, districts: ['Kowloon City'], bufferRadiusMetres: RADIUS_METRES },
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
    ...{ history: [], neighbours: [], concurrentSites: ['Drainage works'], isSampleData: true },
  };
  const map: SiteMap = {
    ...{ areas: [], lines: [], places: [], receiverBuildings: [], assessmentArea: [], zones: snapshot.zones },
    surroundingBuildings: city.buildings.map(({ outline }) => [outline]),
    ...{ site: project.site, bufferRadiusMetres: RADIUS_METRES, attribution: 'Sample city' },
  };
  return { source, map, records: describePlanRecords({ projectId: 7, snapshot, neighbourIds: [] }) };
}

function listReceivers(site: Hk80Polygon, count: number): SnapshotReceiver[] {
  const gap = (point: Hk80Point) => {
    const other = nearestBoundaryPoint(site, point);
    return Math.hypot(point[0] - other[0], point[1] - other[1]);
  };
  return city.buildings
    .filter(({ kind }) => kind !== 'other')
    .map((building) => {
      const position = building.outline[0]?.[0] as Hk80Point;
      return { building, position, gapMetres: gap(position) };
    })
    .toSorted((one, other) => one.gapMetres - other.gapMetres)
    .slice(0, count)
    .map(({ building: { kind, buildingId, name, heightMetres, noiseCriterion }, position }, index) => ({
      ...{ pointId: index + 1, name: `N${index + 1}`, buildingId, buildingName: name, kind, heightMetres, position },
      ...{ criterion: noiseCriterion, criterionReduction: 0, isInsideZoneWithBuilding: false },
      ...{ otherCriteria: [], contributions: [] },
    }));
}
