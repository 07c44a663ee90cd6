import type { SnapshotReceiver } from '../../../../packages/domain/src/calculation/snapshot.schema.ts';
import { type DayString, toDay } from '../../../../packages/domain/src/day.ts';
import type { OtherCriterion } from '../../../../packages/domain/src/receivers/receiver.schema.ts';
import type { Random } from '../../../../packages/fixtures/src/random.ts';
import { type Site, toPoint } from './zones.ts';

const NEAREST_METRES = 10;
const FARTHEST_METRES = 300;
/** Four facades, each this far from the centre of its building. */
const FACADES = 4;
const FACADE_METRES = 12;
/** One building in this many is a school. */
const SCHOOL_EVERY = 20;
const EXAMINATION_CRITERION = 65;

export interface ReceiversSize {
  readonly receivers: number;
  readonly firstDay: DayString;
  readonly days: number;
}

/** Four points on each building in the ring around the site. A smaller set is the start of a larger one. */
export function createReceivers(site: Site, size: ReceiversSize, random: Random): SnapshotReceiver[] {
  const examinations = listExaminations(size);
  const receivers: SnapshotReceiver[] = [];
  for (let buildingId = 1; receivers.length < size.receivers; buildingId++)
    receivers.push(...createBuilding(site, buildingId, examinations, random));
  return receivers.slice(0, size.receivers);
}

/** Two weeks of every May (M-57). */
function listExaminations({ firstDay, days }: ReceiversSize): OtherCriterion[] {
  const firstYear = Number(firstDay.slice(0, 4));
  return Array.from({ length: Math.round(days / 365.25) }, (_, index) => {
    const year = firstYear + index;
    const [start, end] = [toDay(`${year}-05-08`), toDay(`${year}-05-21`)];
    return { name: `Examinations ${year}`, start, end, value: EXAMINATION_CRITERION };
  });
}

function createBuilding(
  site: Site,
  buildingId: number,
  examinations: readonly OtherCriterion[],
  random: Random,
): SnapshotReceiver[] {
  const isSchool = buildingId % SCHOOL_EVERY === 0;
  const { east, north } = pickMiddle(site, random);
  const heightMetres = Math.round(random.between(10, 120) * 10) / 10;
  const angle = random.between(0, Math.PI / 2);
  return Array.from({ length: FACADES }, (_, facade) => {
    const direction = angle + (facade * 2 * Math.PI) / FACADES;
    return {
      pointId: (buildingId - 1) * FACADES + facade + 1,
      name: `N${buildingId}-${facade + 1}`,
      buildingId,
      buildingName: `Block ${buildingId}`,
      kind: isSchool ? ('education' as const) : ('residential' as const),
      heightMetres,
      position: toPoint(east + FACADE_METRES * Math.cos(direction), north + FACADE_METRES * Math.sin(direction)),
      criterion: null,
      criterionReduction: 0,
      isInsideZoneWithBuilding: false,
      otherCriteria: isSchool ? examinations : [],
      contributions: [],
    };
  });
}

/** Evenly over the ring, far enough inside that every facade is in it too. */
function pickMiddle(site: Site, random: Random): { east: number; north: number } {
  const { west, south, widthMetres, heightMetres } = site;
  const farthest = FARTHEST_METRES - FACADE_METRES;
  for (;;) {
    const east = random.between(west - farthest, west + widthMetres + farthest);
    const north = random.between(south - farthest, south + heightMetres + farthest);
    const metres = distanceToSite(site, east, north);
    if (metres >= NEAREST_METRES + FACADE_METRES && metres <= farthest) return { east, north };
  }
}

/** 0 inside the site. */
export function distanceToSite({ west, south, widthMetres, heightMetres }: Site, east: number, north: number): number {
  const aside = Math.max(west - east, 0, east - west - widthMetres);
  const along = Math.max(south - north, 0, north - south - heightMetres);
  return Math.sqrt(aside * aside + along * along);
}
