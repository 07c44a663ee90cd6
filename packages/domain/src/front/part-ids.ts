import { MAX_FRONT_PARTS } from './front-limits.ts';

/** Above every stored id; unsaved items are numbered downwards from -1. */
const FIRST_FREE_ID = 2 ** 31;

/** Zones, activities and rows of the parts of a front get ids below those stored or edited (M-150). */
export const partId = (id: number, part: number): number => -((id + FIRST_FREE_ID) * MAX_FRONT_PARTS + part);

/** The id of the part's front, activity or row; other ids are returned unchanged. */
export const storedId = (id: number): number =>
  id > -FIRST_FREE_ID ? id : Math.floor(-id / MAX_FRONT_PARTS) - FIRST_FREE_ID;
