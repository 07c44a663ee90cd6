import { FLOOR_HEIGHT_METRES, MAX_BARRIER_METRES } from '@quietsite/acoustics';
import { calculate, describeFloors, LiveCalculation } from '@quietsite/domain';
import { toSnapshot } from '../../engine-answer.ts';
import { present } from '../../present.ts';
import { POINT_ID, siteAround } from '../site.ts';

interface GivenBuilding {
  readonly case: string;
  readonly swl: readonly number[];
  readonly distance: readonly number[];
  readonly buildingheight: number;
  readonly criteria: number;
}

export function answerFloors({ cases }: { readonly cases: readonly GivenBuilding[] }) {
  return { cases: cases.map(answerBuilding) };
}

/** If there is no red floor, the vector has 0 for the floor and its height. */
function answerBuilding({ case: name, swl, distance, buildingheight, criteria }: GivenBuilding) {
  const zones = swl.map((soundPower, i) => ({ soundPower, distance: present(distance[i]) }));
  const snapshot = toSnapshot(siteAround(zones, { heightMetres: buildingheight, criterion: criteria }));
  const { totalFloors, floors, lastRedFloor, barrier } = present(
    describeFloors(new LiveCalculation(snapshot), POINT_ID),
  );
  return {
    case: name,
    totalfloor: totalFloors,
    cnl_plan: calculate(snapshot).receivers[0]?.unmitigated.highestLevel,
    floor_levels_first3: floors.slice(0, 3).map(({ level }) => level),
    lastredfloor: lastRedFloor ?? 0,
    testedheight: (lastRedFloor ?? 0) * FLOOR_HEIGHT_METRES,
    barrierheight_raw: barrier?.heightMetres ?? null,
    barrierheight: barrier?.buildableHeightMetres ?? null,
    warn_above_7: barrier !== null && barrier.heightMetres > MAX_BARRIER_METRES,
  };
}
