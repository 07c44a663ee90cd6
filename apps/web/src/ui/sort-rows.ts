export type SortValue = string | number | null;

export interface Sorting {
  readonly columnId: string;
  readonly isDescending: boolean;
}

const collator = new Intl.Collator('en', { numeric: true });

/** Rows without a value come last in both directions. Equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValueOf: (row: Row) => SortValue,
  isDescending: boolean,
): readonly Row[] {
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [sortValueOf(a), sortValueOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * compareValues(left, right);
  });
}

function compareValues(left: string | number, right: string | number): number {
  return typeof left === 'number' && typeof right === 'number' ? left - right : collator.compare(`${left}`, `${right}`);
}
