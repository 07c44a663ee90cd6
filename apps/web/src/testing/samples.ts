import type { CalculationResults, CalculationRun, Programme, ProjectMap, ReceiverDetail } from '@quietsite/contracts';
import { BLANK_TEXTS, NO_MEASURES, toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';

type Level = CalculationResults['receivers'][number];
type Receiver = ProjectMap['receivers'][number];

export function sampleRun(changes: Partial<CalculationRun> = {}): CalculationRun {
  return {
    id: 1,
    projectId: 1,
    status: 'running',
    progress: 0.5,
    errorCode: null,
    engineVersion: '1',
    inputHash: 'hash',
    queuedAt: '2027-01-05T00:00:00.000Z',
    startedAt: '2027-01-05T00:00:00.000Z',
    finishedAt: null,
    ...changes,
  };
}

export function sampleReceiver(changes: Partial<Receiver> = {}): Receiver {
  return {
    pointId: 1,
    name: 'N1',
    buildingId: 10,
    buildingName: 'Garden House',
    kind: 'residential',
    position: hk80(838_000, 820_000),
    ...changes,
  };
}

export function sampleLevel(changes: Partial<Level> = {}): Level {
  return {
    pointId: 1,
    rank: 1,
    isLeftOut: false,
    isRestrictedUnassessed: false,
    criterion: 75,
    unmitigatedLevel: 84.4,
    mitigatedLevel: 83.5,
    withNeighbourLevel: 83.5,
    ...{ unmitigatedVerdict: 'exceeds', verdict: 'exceeds', withNeighbourVerdict: 'exceeds' },
    ...changes,
  };
}

export function sampleResults(receivers: readonly Level[]): CalculationResults {
  return {
    run: sampleRun({ status: 'done', progress: 1 }),
    firstDay: toDay('2027-01-05'),
    lastDay: toDay('2027-12-20'),
    activityCodes: [],
    receivers: [...receivers],
    leftOut: [],
    hasNewNeighbour: false,
    restrictedRowIds: [],
  };
}

export function sampleDetail(changes: Partial<ReceiverDetail> = {}): ReceiverDetail {
  return {
    ...sampleLevel(),
    name: 'N1',
    buildingName: 'Garden House',
    isDefaultCriterion: true,
    hasNeighbourContribution: false,
    unmitigated: [],
    mitigated: [],
    notionalSources: [],
    notionalPoints: [],
    ...changes,
  };
}

export function sampleRow(
  changes: Partial<Programme['equipmentRows'][number]> = {},
): Programme['equipmentRows'][number] {
  return {
    id: 1,
    taskId: 1,
    officialId: 'CNP 048',
    name: 'Excavator',
    quantity: 1,
    soundPower: 112,
    timePercent: 100,
    start: toDay('2027-01-05'),
    end: toDay('2027-10-20'),
    equipmentId: null,
    defaultSoundPower: 112,
    soundPowerMin: 102,
    soundPowerMax: 117,
    percentMin: 10,
    timePeriod: null,
    ...BLANK_TEXTS,
    fixedLocation: null,
    plantHeight: null,
    materialIds: [],
    measures: NO_MEASURES,
    ...changes,
  };
}

export function sampleTask(changes: Partial<Programme['tasks'][number]> = {}): Programme['tasks'][number] {
  return {
    id: 1,
    zoneId: 1,
    constructionWork: 'Site formation',
    name: 'Bulk excavation',
    start: toDay('2027-01-05'),
    end: toDay('2027-12-20'),
    sourceId: '',
    ...changes,
  };
}
