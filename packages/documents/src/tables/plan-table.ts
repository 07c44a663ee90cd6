import { atLeastZero, displayJudged, roundHalfUp } from '@quietsite/domain';
import type { TableWords } from '../words/document-words.ts';

/** The tables of a plan, by the names used in requests. */
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

/** Numbers are rounded as shown, so that page, CSV and workbook agree. Null is '-' on a page. */
export type PlanCell = string | number | null;

export interface PlanColumn {
  readonly label: string;
  readonly kind: 'text' | 'number' | 'day';
  /** Min decimals of a number; if omitted, the number is shown unchanged. */
  readonly decimals?: number;
}

export interface PlanTable {
  readonly name: PlanTableName;
  readonly title: string;
  readonly columns: readonly PlanColumn[];
  readonly rows: readonly (readonly PlanCell[])[];
}

/** The key of a column's name in each language. */
export type ColumnKey = keyof TableWords['columns'];

/** A column and how its value is obtained. */
export interface ColumnOf<Row> extends Omit<PlanColumn, 'label'> {
  readonly key: ColumnKey;
  /** Set if a table has columns of both runs. */
  readonly run?: RunKind;
  readonly value: (row: Row, words: TableWords) => PlanCell;
}

export const labelOf = <Row>({ key, run }: ColumnOf<Row>, { columns, ofRun }: TableWords): string =>
  run === undefined ? columns[key] : ofRun[run](columns[key]);

export const text = <Row>(key: ColumnKey, value: (row: Row, words: TableWords) => string): ColumnOf<Row> => ({
  key,
  kind: 'text',
  value,
});

export const day = <Row>(key: ColumnKey, value: (row: Row) => string | null): ColumnOf<Row> => ({
  key,
  kind: 'day',
  value,
});

/** Rounded half up to this many decimals (M-04). */
export const number = <Row>(key: ColumnKey, decimals: 0 | 1, value: (row: Row) => number | null): ColumnOf<Row> => ({
  ...{ key, kind: 'number', decimals },
  value: (row) => {
    const exact = value(row);
    return exact === null ? null : roundHalfUp(exact, decimals);
  },
});

/** A coordinate to the centimetre. */
export const metres = <Row>(key: ColumnKey, value: (row: Row) => number | null): ColumnOf<Row> => ({
  ...{ key, kind: 'number', decimals: 2 },
  value: (row) => {
    const exact = value(row);
    return exact === null ? null : Math.round(exact * 100) / 100;
  },
});

/** A level to 0.1, at least 0 (M-04, Q143). Also used for sums of sound powers, so that readers can check them. */
export const level = <Row>(key: ColumnKey, value: (row: Row) => number | null): ColumnOf<Row> =>
  number(key, 1, (row) => {
    const exact = value(row);
    return exact === null ? null : atLeastZero(exact);
  });

/** A level next to its criterion: finer than 0.1 if that explains its verdict. */
export const judgedLevel = <Row>(
  key: ColumnKey,
  value: (row: Row) => { readonly level: number | null; readonly criterion: number | null },
): ColumnOf<Row> => ({
  ...{ key, kind: 'number', decimals: 1 },
  value: (row) => {
    const { level: exact, criterion } = value(row);
    return exact === null ? null : Number(displayJudged(exact, criterion));
  },
});

/** A figure finer than its column keeps all its decimals. */
export const decimalsOf = (figure: number, decimals: number): number =>
  Math.max(decimals, String(figure).split('.')[1]?.length ?? 0);

export const fillTable = <Row>(
  name: PlanTableName,
  words: TableWords,
  columns: readonly ColumnOf<Row>[],
  rows: readonly Row[],
): PlanTable => ({
  ...{ name, title: words.titles[name] },
  columns: columns.map((column) => ({
    label: labelOf(column, words),
    kind: column.kind,
    ...(column.decimals === undefined ? {} : { decimals: column.decimals }),
  })),
  rows: rows.map((row) => columns.map(({ value }) => value(row, words))),
});
