import { buildSummary, listMapReceivers, type SummaryInput } from '@quietsite/documents';
import { addDays, judgeLevel, type Language, letterCode, toDay } from '@quietsite/domain';
import { type Hk80Point, hk80 } from '@quietsite/geometry';

const at = (eastMetres: number, northMetres: number): Hk80Point => hk80(837_200 + eastMetres, 826_300 + northMetres);

function rectangle(east: number, north: number, width: number, height: number): readonly Hk80Point[] {
  const corners = [
    at(east, north),
    at(east + width, north),
    at(east + width, north + height),
    at(east, north + height),
  ];
  return [...corners, at(east, north)];
}

const RECEIVERS = 30;
const points = Array.from({ length: RECEIVERS }, (_, index) => ({
  pointId: index + 1,
  name: `N${index + 1}`,
  buildingId: 1000 + index,
  buildingName: `富華樓 Block ${index + 1}`,
  position: at(120 + (index % 6) * 40, Math.floor(index / 6) * 40 - 80),
}));

const result = {
  firstDay: toDay('2027-01-04'),
  lastDay: toDay('2028-06-30'),
  receivers: points.map(({ pointId }) => ({
    pointId,
    rank: pointId,
    isLeftOut: false,
    criterion: 75,
    unmitigated: { highestLevel: 90 - pointId / 2, highestDay: toDay('2027-05-04'), verdict: 'exceeds' as const },
    mitigated: {
      highestLevel: 80 - pointId * 0.7,
      highestDay: toDay('2027-08-16'),
      verdict: judgeLevel(80 - pointId * 0.7, 75),
      withNeighbours: { verdict: judgeLevel(80 - pointId * 0.7, 75) },
    },
  })),
};

const project: SummaryInput['project'] = {
  title: 'Depot redevelopment 車廠重建工程',
  version: 3,
  proponent: 'Works Department 工務部門',
  agreement: 'CE 12/2026',
  mainContractor: 'Contractor Limited',
  engineerConsultant: 'Consultant Limited',
  commencementDate: toDay('2027-01-04'),
  completionDate: toDay('2028-06-30'),
  districts: ['Sha Tin'],
  bufferRadiusMetres: 300,
};

export const sampleActivities = (count: number, name = 'Piling 打樁'): SummaryInput['activities'] =>
  Array.from({ length: count }, (_, index) => ({
    code: letterCode(index),
    name: `${name} ${index + 1}`,
    zone: 'Zone 1 地基工程',
    start: addDays(toDay('2027-01-04'), index * 20),
    end: addDays(toDay('2027-03-04'), index * 20),
  }));

export const namedReceivers = (name: string): SummaryInput['receivers'] =>
  points.map((point) => ({ ...point, name, buildingName: name }));

/** Ten receivers inside a zone; all others exceed the criterion by less than half a decibel. */
export const borderlineResult = (): SummaryInput['result'] => ({
  ...result,
  receivers: result.receivers.map((receiver) => ({
    ...receiver,
    isLeftOut: receiver.pointId <= 10,
    mitigated: {
      ...{ ...receiver.mitigated, highestLevel: 75.2, verdict: 'borderline' as const },
      withNeighbours: { verdict: 'borderline' as const },
    },
  })),
});

const AREA = {
  unmitigated: { satisfies: 18, borderline: 2, exceeds: 10 },
  mitigated: { satisfies: 26, borderline: 1, exceeds: 3 },
};

/** A project of one zone, three activities and thirty receivers, ready to print. */
export function sampleSummary(
  changes: Partial<SummaryInput['project']> = {},
  others: Partial<SummaryInput> = {},
  language: Language = 'en',
) {
  const input: SummaryInput = {
    project: { ...project, ...changes },
    run: {
      id: 128,
      engineVersion: '2026.11.15',
      inputHash: '9f3c2a7b1d04aa55',
      finishedAt: new Date('2026-11-14T17:41:30Z'),
    },
    result,
    ...{ area: AREA, restrictedRowCount: 0 },
    receivers: points,
    activities: sampleActivities(3),
    isSampleData: false,
    map: {
      areas: [{ kind: 'land', outline: [[rectangle(-3000, -3000, 3800, 6000)]] }],
      lines: [{ kind: 'major_road', path: [at(-900, 150), at(900, 170)] }],
      places: [{ name: 'Tai Wai 大圍', position: at(-250, -300) }],
      surroundingBuildings: [[[rectangle(500, 0, 30, 20)]]],
      receiverBuildings: points.map(({ position: [east, north] }) => ({
        kind: 'residential',
        outline: [[rectangle(east - 837_200, north - 826_300, 25, 15)]],
      })),
      site: [[rectangle(-100, -100, 200, 200)]],
      assessmentArea: [[rectangle(-400, -400, 800, 800)]],
      bufferRadiusMetres: 300,
      zones: [{ name: 'Zone 1 地基工程', outline: [rectangle(-100, -100, 200, 200)], centre: at(0, 0) }],
      receivers: listMapReceivers(result, points),
      attribution: '© Map information from Lands Department',
    },
    ...others,
  };
  return buildSummary(input, language);
}
