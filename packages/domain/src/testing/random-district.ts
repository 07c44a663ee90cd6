import { createRandom, type Random } from '../../../geometry/src/testing/random.ts';
import { describeNeighbour } from '../calculation/neighbours/neighbours.ts';
import type { CalculationSnapshot, SnapshotRow } from '../calculation/snapshot.schema.ts';
import { addDays, toDay } from '../day.ts';
import { at, receiver, row, squareAt, task, zone } from './snapshot-builder.ts';

export type RandomSite = Omit<CalculationSnapshot, 'neighbours'>;

export interface RandomDistrictSize {
  readonly sites: number;
  readonly receiversPerSite: number;
  /** Side of the square in which the sites lie. */
  readonly sideMetres: number;
}

const NEW_YEAR = toDay('2027-01-01');
/** Ids of one site start at a multiple of this. */
const IDS_PER_SITE = 1_000;

/**
 * Sites of two zones with a year of works, each with its own receivers. Only the first site may have zones of type B,
 * which are compared with each other within a site and not across sites (M-34).
 */
export function createRandomDistrict(seed: number, size: RandomDistrictSize): RandomSite[] {
  const random = createRandom(seed);
  return Array.from({ length: size.sites }, (_, index) => createSite(random, index, size));
}

/** The snapshot of one site with all the others as its neighbours. */
export const withNeighbours = (sites: readonly RandomSite[], index: number): CalculationSnapshot => ({
  ...(sites[index] as RandomSite),
  neighbours: sites.filter((_, other) => other !== index).map(describeNeighbour),
});

/** One project that holds the zones, activities and rows of all sites, at the receivers of one of them. */
export const uniteSites = (sites: readonly RandomSite[], index: number): CalculationSnapshot => ({
  zones: sites.flatMap(({ zones }) => zones),
  tasks: sites.flatMap(({ tasks }) => tasks),
  rows: sites.flatMap(({ rows }) => rows),
  receivers: (sites[index] as RandomSite).receivers,
  neighbours: [],
});

function createSite(random: Random, index: number, { receiversPerSite, sideMetres }: RandomDistrictSize): RandomSite {
  const first = index * IDS_PER_SITE;
  const [east, north] = [random.whole(0, sideMetres), random.whole(0, sideMetres)];
  const type = index === 0 && random.between(0, 1) < 0.5 ? 'B' : 'A';
  const zones = [0, 70].map((shift, place) =>
    zone({
      ...{ id: first + place + 1, type },
      ...{ outline: squareAt(east + shift, north, 60), centre: at(east + shift + 30, north + 30) },
    }),
  );
  const tasks = Array.from({ length: random.whole(2, 6) }, (_, place) => {
    const start = addDays(NEW_YEAR, random.whole(0, 300));
    const end = addDays(start, random.whole(5, 90));
    return task({ id: first + place + 1, zoneId: first + random.whole(1, 2), start, end });
  });
  return {
    zones,
    tasks,
    rows: tasks.flatMap(({ id, start, end }) => createRows(random, { taskId: id, start, end }, at(east, north + 20))),
    receivers: Array.from({ length: receiversPerSite }, (_, place) =>
      receiver({
        ...{ pointId: first + place + 1, buildingId: first + place + 1, name: `N${place + 1}` },
        position: at(east + random.whole(-250, 320), north + 70 + random.whole(0, 250)),
      }),
    ),
  };
}

function createRows(
  random: Random,
  { taskId, start, end }: Pick<SnapshotRow, 'taskId' | 'start' | 'end'>,
  fixed: SnapshotRow['fixedLocation'],
): SnapshotRow[] {
  return Array.from({ length: random.whole(1, 4) }, (_, index) =>
    row({
      ...{ id: 10 * taskId + index, taskId, soundPower: random.whole(98, 112) },
      ...{ start: addDays(start, random.whole(0, 3)), end },
      exclusiveGroup: random.pick(['', '', '', 'a', 'b']),
      fixedLocation: random.between(0, 1) < 0.2 ? fixed : null,
      barrierDba: random.pick([0, 0, -5, -10]),
    }),
  );
}
