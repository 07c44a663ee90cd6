import { MAX_FRONT_PARTS } from './front-limits.ts';

/** Above every stored id; what an editor has not stored yet is numbered from -1 downwards. */
const FIRST_FREE_ID = 2 ** 31;

/** Zones, activities and rows of the parts of a front are numbered below those that are stored or edited (M-150). */
export const partId = (id: number, part: number): number => -((id + FIRST_FREE_ID) * MAX_FRONT_PARTS + part);

/** The id of the front, its activity or row; that of anything else is its own. */
export const storedId = (id: number): number =>
  id > -FIRST_FREE_ID ? id : Math.floor(-id / MAX_FRONT_PARTS) - FIRST_FREE_ID;
