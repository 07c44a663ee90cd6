import { type Appendix, type AppendixKind, buildAppendix } from '@quietsite/documents';
import { addDays, describePlanRecords, type Language, type PlanSource, toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { sampleMap } from '../../../../../packages/documents/src/testing/sample-input.ts';
import {
  samplePlan,
  sampleReceiver,
  sampleRow,
  sampleTask,
  sampleWorks,
} from '../../../../../packages/documents/src/testing/sample-plan.ts';
import { activityOf, manyActivities } from '../../../../../packages/documents/src/testing/sample-programme.ts';

export function buildSample(kind: AppendixKind, source: PlanSource, language: Language = 'en'): Appendix {
  const records = describePlanRecords({ projectId: 7, snapshot: source.snapshot, neighbourIds: [] });
  return buildAppendix(kind, source, records, sampleMap(), language);
}

const MANY = 60;

/** Sixty activities at one receiver. Each overlaps with the next, which makes fifty-nine combinations of two. */
export function planOfActivities(): PlanSource {
  const first = toDay('2027-01-04');
  const tasks = Array.from({ length: MANY }, (_, index) =>
    sampleTask(index + 1, { start: addDays(first, 10 * index), end: addDays(first, 10 * index + 14) }),
  );
  return samplePlan(
    manyActivities(MANY, { tasks, rows: tasks.map(({ id, start, end }) => sampleRow({ id, taskId: id, start, end })) }),
  );
}

/** Sixty activities within a few months. */
export const planOfMonths = (): PlanSource => samplePlan(manyActivities(MANY));

/** `count` items of equipment in one activity, and `count` receivers around it. */
export const planOfReceivers = (count = MANY): PlanSource =>
  samplePlan(
    sampleWorks({
      tasks: [sampleTask(1, { start: toDay('2027-03-01'), end: toDay('2027-04-30') })],
      rows: Array.from({ length: count }, (_, index) =>
        sampleRow({ id: index + 1, name: `Machine ${index + 1}`, soundPower: 100, barrierDba: -5 }),
      ),
      receivers: Array.from({ length: count }, (_, index) => sampleReceiver(index + 1, { criterion: 66 })),
    }),
  );

/** `count` receivers in a row behind a wall that hides the works from all of them. */
export function planBehindWall(count: number): PlanSource {
  const receivers = Array.from({ length: count }, (_, index) => sampleReceiver(index + 1));
  const works = sampleWorks({ receivers });
  const known = { kind: 'other', baseLevel: 5, heightMetres: null, storeys: null } as const;
  const box = ([east, north]: readonly [number, number], [width, depth]: readonly [number, number]) => {
    const at = (x: number, y: number) => hk80(east + x, north + y);
    return [[at(0, 0), at(width, 0), at(width, depth), at(0, depth), at(0, 0)]];
  };
  const [east = 0, north = 0] = receivers[0]?.position ?? [];
  const structures = [
    ...receivers.map(({ buildingId, buildingName, position }) => ({
      ...{ ...known, id: buildingId, name: buildingName, roofLevel: 65 },
      outline: box([position[0] - 4, position[1] - 4], [9, 9]),
    })),
    { ...known, id: 1, name: 'Long Wall', roofLevel: 120, outline: box([east - 30, north - 200], [8, 400]) },
  ];
  const zones = works.zones.map(({ id }) => ({ zoneId: id, groundLevel: 5, plantHeight: null }));
  return samplePlan({ ...works, screening: { structures, zones, barriers: [], rows: [], points: [] } });
}

/** A few of everything, with the given text. */
export const planWithTexts = (words: string): PlanSource =>
  samplePlan(
    sampleWorks({
      zones: sampleWorks().zones.map((zone) => ({ ...zone, name: words })),
      tasks: [1, 2, 3].map((id) => sampleTask(id, { name: words, construction: words })),
      rows: [1, 2, 3].map((id) => sampleRow({ id, taskId: id, name: words, exclusiveGroup: words, officialId: words })),
      receivers: [
        sampleReceiver(1, { name: words, buildingName: words }),
        sampleReceiver(2, { isInsideZoneWithBuilding: true }),
      ],
    }),
    {
      neighbours: [
        { id: 9, title: words, version: 1, activities: [activityOf('2027-03-01', '2027-03-20', { name: words })] },
      ],
    },
  );
