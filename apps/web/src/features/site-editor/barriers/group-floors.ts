import type { BarrierEffect } from '@quietsite/domain';

type Floor = BarrierEffect['floors'][number];

export interface FloorGroup {
  readonly first: number;
  readonly last: number;
  /** The highest level of the group. */
  readonly before: number | null;
  readonly after: number | null;
  readonly isLower: boolean;
  readonly isRed: boolean;
}

const isLower = ({ before, after }: Floor) => before !== null && after !== null && after < before;
const highest = (levels: readonly (number | null)[]) =>
  levels.reduce((most, level) => (level !== null && (most === null || level > most) ? level : most), null);

/** Groups adjacent floors that are equally lowered or not and exceeding or not; highest first. */
export function groupFloors(floors: readonly Floor[]): FloorGroup[] {
  const groups: Floor[][] = [];
  for (const floor of floors) {
    const last = groups.at(-1);
    const [before] = last ?? [];
    if (last && before && isLower(before) === isLower(floor) && before.isRed === floor.isRed) last.push(floor);
    else groups.push([floor]);
  }
  return groups.toReversed().map((group) => ({
    ...{ first: group[0]?.floor ?? 0, last: group.at(-1)?.floor ?? 0 },
    ...{ before: highest(group.map(({ before }) => before)), after: highest(group.map(({ after }) => after)) },
    ...{ isLower: group.some(isLower), isRed: group.some(({ isRed }) => isRed) },
  }));
}
