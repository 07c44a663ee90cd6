import { atLeastZero, roundHalfUp } from '@quietsite/domain';

/** The tables of a plan, by the names under which they are asked for. */
export type PlanTableName =
  | 'schedule'
  | 'plant-unmitigated'
  | 'plant-mitigated'
  | 'activity-codes'
  | 'combination-codes'
  | 'compliance'
  | 'summary'
  | 'calculation-unmitigated'
  | 'calculation-mitigated'
  | 'monthly-unmitigated'
  | 'monthly-mitigated'
  | 'point-history';

/** The two complete calculations of a project (M-23). */
export type RunKind = 'unmitigated' | 'mitigated';

/** Numbers are rounded as they are shown, so that page, CSV and workbook say the same. null: nothing, '-' on a page. */
export type PlanCell = string | number | null;

export interface PlanColumn {
  readonly label: string;
  readonly kind: 'text' | 'number' | 'day';
  /** Of a number; without it a number is shown as it is. */
  readonly decimals?: number;
}

export interface PlanTable {
  readonly name: PlanTableName;
  readonly title: string;
  readonly columns: readonly PlanColumn[];
  readonly rows: readonly (readonly PlanCell[])[];
}

/** A column and where its figure comes from. */
export interface ColumnOf<Row> extends PlanColumn {
  readonly value: (row: Row) => PlanCell;
}

export const text = <Row>(label: string, value: (row: Row) => string): ColumnOf<Row> => ({
  label,
  kind: 'text',
  value,
});

export const day = <Row>(label: string, value: (row: Row) => string | null): ColumnOf<Row> => ({
  label,
  kind: 'day',
  value,
});

/** Half up, to so many decimals (M-04). */
export const number = <Row>(label: string, decimals: 0 | 1, value: (row: Row) => number | null): ColumnOf<Row> => ({
  ...{ label, kind: 'number', decimals },
  value: (row) => {
    const exact = value(row);
    return exact === null ? null : roundHalfUp(exact, decimals);
  },
});

/** A coordinate to the centimetre. */
export const metres = <Row>(label: string, value: (row: Row) => number | null): ColumnOf<Row> => ({
  ...{ label, kind: 'number', decimals: 2 },
  value: (row) => {
    const exact = value(row);
    return exact === null ? null : Math.round(exact * 100) / 100;
  },
});

/** A level to 0.1 and at least 0 (M-04, Q143); sums of sound powers too, so that they can be followed on paper. */
export const level = <Row>(label: string, value: (row: Row) => number | null): ColumnOf<Row> =>
  number(label, 1, (row) => {
    const exact = value(row);
    return exact === null ? null : atLeastZero(exact);
  });

export const fillTable = <Row>(
  name: PlanTableName,
  title: string,
  columns: readonly ColumnOf<Row>[],
  rows: readonly Row[],
): PlanTable => ({
  ...{ name, title },
  columns: columns.map(({ label, kind, decimals }) => ({
    label,
    kind,
    ...(decimals === undefined ? {} : { decimals }),
  })),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});
