import { countArea, type DayString, judgeLevel, toDay, type Verdict } from '@quietsite/domain';
import { type Hk80Point, hk80 } from '@quietsite/geometry';
import type { MapInput } from '../map/map-input.ts';
import { listMapReceivers } from '../summary/assessed-receivers.ts';
import type { SummaryInput, SummaryReceiver, SummaryReceiverResult } from '../summary/summary-input.ts';

/** A point in Sha Tin; all samples are near it. */
export const ORIGIN = hk80(837_200, 826_300);

export const at = (eastMetres: number, northMetres: number): Hk80Point =>
  hk80(ORIGIN[0] + eastMetres, ORIGIN[1] + northMetres);

export const square = (middle: Hk80Point, sideMetres: number): readonly Hk80Point[] => {
  const half = sideMetres / 2;
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
    [-half, -half],
  ] as const;
  return corners.map(([east, north]) => hk80(middle[0] + east, middle[1] + north));
};

export function sampleMap(changes: Partial<MapInput> = {}): MapInput {
  return {
    frame: { widthMm: 178, heightMm: 104, hasLegend: true },
    areas: [],
    lines: [],
    places: [],
    surroundingBuildings: [[[square(at(600, 0), 20)]]],
    receiverBuildings: [{ kind: 'residential', outline: [[square(at(150, 0), 20)]] }],
    site: [[square(ORIGIN, 200)]],
    assessmentArea: [[square(ORIGIN, 800)]],
    bufferRadiusMetres: 300,
    zones: [{ name: 'Zone 1', outline: [square(ORIGIN, 200)], centre: ORIGIN }],
    receivers: [],
    attribution: '',
    ...changes,
  };
}

export interface SampleReceiver {
  readonly unmitigated: number | null;
  readonly mitigated: number | null;
  readonly verdict: Verdict;
  readonly unmitigatedVerdict?: Verdict;
  readonly withNeighbours?: Verdict;
  readonly criterion?: number;
  readonly isLeftOut?: boolean;
  readonly name?: string;
}

const day = (level: number | null, text: string): DayString | null => (level === null ? null : toDay(text));

const toResult = (sample: SampleReceiver, index: number): SummaryReceiverResult => ({
  pointId: index + 1,
  rank: index + 1,
  isLeftOut: sample.isLeftOut ?? false,
  criterion: sample.criterion ?? 75,
  unmitigated: {
    highestLevel: sample.unmitigated,
    highestDay: day(sample.unmitigated, '2027-05-04'),
    verdict: sample.unmitigatedVerdict ?? judgeLevel(sample.unmitigated, sample.criterion ?? 75),
  },
  mitigated: {
    highestLevel: sample.mitigated,
    highestDay: day(sample.mitigated, '2027-08-16'),
    verdict: sample.verdict,
    withNeighbours: { verdict: sample.withNeighbours ?? sample.verdict },
  },
});

const toReceiver = (sample: SampleReceiver, index: number): SummaryReceiver => ({
  pointId: index + 1,
  name: sample.name ?? `N${index + 1}`,
  buildingId: 1000 + Math.floor(index / 2),
  buildingName: `富華樓 Block ${index + 1}`,
  position: at(150 + (index % 15) * 15, Math.floor(index / 15) * 15),
});

const toVerdicts = ({ isLeftOut, unmitigated, mitigated }: SummaryReceiverResult) =>
  isLeftOut
    ? { unmitigated: null, mitigated: null }
    : { unmitigated: unmitigated.verdict, mitigated: mitigated.verdict };

/** Receivers ordered by rank. */
export function sampleInput(samples: readonly SampleReceiver[]): SummaryInput {
  const result = {
    firstDay: toDay('2027-01-04'),
    lastDay: toDay('2027-12-31'),
    receivers: samples.map(toResult),
  };
  const receivers = samples.map(toReceiver);
  return {
    project: {
      title: 'Depot redevelopment 車廠重建工程',
      version: 3,
      proponent: 'Works Department',
      agreement: 'CE 12/2026',
      mainContractor: '',
      engineerConsultant: 'Consultant Limited',
      commencementDate: toDay('2027-01-04'),
      completionDate: toDay('2028-01-31'),
      districts: ['Sha Tin', 'Tai Po'],
      bufferRadiusMetres: 300,
    },
    run: {
      id: 128,
      engineVersion: '2026.11.15',
      inputHash: '9f3c2a7b1d04aa55ee0123456789abcd',
      finishedAt: new Date('2026-11-14T17:41:30Z'),
    },
    result,
    area: countArea(result.receivers.map(toVerdicts)),
    restrictedRowCount: 0,
    receivers,
    activities: [],
    isSampleData: false,
    map: sampleMap({ receivers: listMapReceivers(result, receivers) }),
  };
}
