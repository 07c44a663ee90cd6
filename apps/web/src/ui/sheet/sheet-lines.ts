import type { HeadOf, SheetHead } from './sheet-types.ts';

export const LINE_HEIGHT = 32;
/** Two lines of column titles, or of dates. */
export const HEAD_HEIGHT = 44;

/** The content of one line of a sheet, and of a chart beside it. */
export type SheetLine<Row> =
  | { readonly kind: 'head'; readonly head: SheetHead }
  | { readonly kind: 'row'; readonly row: Row; readonly index: number };

export function buildLines<Row>(rows: readonly Row[], headOf?: HeadOf<Row>): readonly SheetLine<Row>[] {
  if (!headOf) return rows.map((row, index) => ({ kind: 'row', row, index }));
  return rows.flatMap((row, index): readonly SheetLine<Row>[] => {
    const head = headOf(row, rows[index - 1]);
    const line = { kind: 'row', row, index } as const;
    return head ? [{ kind: 'head', head }, line] : [line];
  });
}
