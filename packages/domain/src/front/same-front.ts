import type { Front } from './front.schema.ts';

/** Compares by value: the database does not keep the order of fields. */
export function isSameFront(one: Front | undefined, other: Front | undefined): boolean {
  const fields = ({ alignment, widthMetres, metresPerDay, start, direction }: Front) =>
    JSON.stringify([alignment, widthMetres, metresPerDay, start, direction]);
  return one === other || (one !== undefined && other !== undefined && fields(one) === fields(other));
}
