import { explain, LiveCalculation, toDay } from '@quietsite/domain';
import type { CasePoint, CaseReceiver, CaseScreening, CaseStructure, MethodCase } from '../../case.ts';
import { toSnapshot } from '../../engine-answer.ts';
import { present } from '../../present.ts';
import { DAY, POINT_ID, receiver, row, task, zone } from '../site.ts';

type OpenRing = readonly CasePoint[];

/** A zone, a receiver's building and obstacles; rings are open. */
export interface GivenSite {
  readonly zone: OpenRing;
  readonly zoneGround: number;
  readonly plantHeight: number;
  readonly receiverBuilding: { readonly outline: OpenRing; readonly base: number; readonly height: number };
  readonly receiver: CasePoint;
  readonly obstacles: readonly { readonly id: string; readonly outline: OpenRing; readonly roof: number }[];
  readonly swl: number;
  readonly criterion?: number;
}

export const closed = (ring: OpenRing): CasePoint[] => [...ring, present(ring[0])];

export function structureOf(changes: Partial<CaseStructure> & Pick<CaseStructure, 'id' | 'outline'>): CaseStructure {
  const unknown = { roofLevel: null, baseLevel: null, heightMetres: null, storeys: null };
  return { kind: 'tower', ...unknown, ...changes };
}

export function caseOf(
  given: GivenSite,
  changes: Partial<CaseReceiver> = {},
): MethodCase & { screening: CaseScreening } {
  const { outline, base, height } = given.receiverBuilding;
  const own = structureOf({ id: POINT_ID, outline: [closed(outline)], baseLevel: base, roofLevel: base + height });
  const obstacles = given.obstacles.map((obstacle, index) =>
    structureOf({
      id: 100 + index,
      outline: [closed(obstacle.outline)],
      roofLevel: obstacle.roof,
      baseLevel: given.zoneGround,
    }),
  );
  const criterion = given.criterion ?? null;
  return {
    lineageId: 'own',
    zones: [zone({ outline: [closed(given.zone)] })],
    tasks: [task()],
    rows: [row({ soundPower: given.swl })],
    receivers: [receiver({ position: given.receiver, heightMetres: height, criterion, ...changes })],
    nearbyProjects: [],
    screening: {
      structures: [own, ...obstacles],
      barriers: [],
      zones: [{ zoneId: 1, groundLevel: given.zoneGround, plantHeight: given.plantHeight }],
      ...{ rows: [], points: [] },
    },
  };
}

/** The explained level of the receiver on the day, with its only activity and that activity's first source. */
export function explainCase(input: MethodCase, run: 'unmitigated' | 'mitigated' = 'unmitigated', day = DAY) {
  const calculation = new LiveCalculation(toSnapshot(input));
  const explanation = present(explain(calculation, POINT_ID, toDay(day), run));
  const [activity] = explanation.tasks;
  const source = present(activity?.sources[0]);
  return {
    ...explanation,
    correction: present(activity?.screening).correction,
    source,
    screening: present(source.screening),
  };
}
