import type { ReactNode } from 'react';

/** What becomes of a row when a text is typed, pasted or filled into a cell: the row, or why not. A note is said. */
export type CellOutcome<Row> = { readonly row: Row; readonly note?: string } | { readonly fault: string };

/** What is typed may be mended on the way, such as a number over its limit; what is pasted or filled is not. */
export type CellOrigin = 'typed' | 'pasted';

export interface SheetChoice {
  /** What is written when it is chosen; of a closed list also when its label is typed or pasted. */
  readonly value: string;
  readonly label: string;
}

export interface SheetColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** What its figures mean, under the pointer. */
  readonly hint?: string;
  readonly width: number;
  /** Takes a share of the room that is left. */
  readonly isWide?: boolean;
  /** Names that begin alike are told apart in a second line. */
  readonly isTwoLined?: boolean;
  readonly isNumeric?: boolean;
  /** What is typed into it; a day is typed as yyyy-mm-dd or picked. Text when absent. */
  readonly kind?: 'text' | 'number' | 'day';
  /** The text of the cell: what is shown, copied, and where editing starts. */
  readonly read: (row: Row) => string;
  /** Absent: the cell cannot be changed. */
  readonly write?: (row: Row, text: string, origin: CellOrigin) => CellOutcome<Row>;
  /** Enter or the space bar in the cell does this; its look has the button for the pointer. */
  readonly act?: (row: Row) => void;
  /** Another look than its text. */
  readonly show?: (row: Row) => ReactNode;
  /** Offered while typing. With `isClosed` nothing else is taken. */
  readonly choices?: (row: Row) => readonly SheetChoice[];
  readonly isClosed?: boolean;
  /** What is wrong with the value that is there. Typing may pass through it, a pasted block may not bring it in. */
  readonly fault?: (row: Row) => string | null;
}

/** A line above a row that begins a group. */
export interface SheetHead {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
}

export type HeadOf<Row> = (row: Row, previous: Row | undefined) => SheetHead | null;

export interface EditRequest {
  readonly key: number;
  readonly columnId: string;
}

export interface SheetProps<Row> {
  readonly label: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => number;
  readonly isReadonly: boolean;
  /** While it is saved nothing can be changed, but it looks as before. */
  readonly isBusy?: boolean;
  /** All rows as they become: one call, and one step back, for a typed cell, a pasted block or a filled column. */
  readonly onChange: (rows: readonly Row[]) => void;
  /** A row for what is pasted below the last one; absent: the rest of the block is left out, and that is said. */
  readonly createRow?: (rows: readonly Row[]) => Row;
  readonly onRemove?: (keys: readonly number[]) => void;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
  /** The row that the pointer or the keyboard is in. */
  readonly activeKey?: number | null;
  readonly onActive?: (key: number | null) => void;
  /** While somebody types: the row as it would become; null when that ends or is no value. */
  readonly onTyping?: (row: Row | null) => void;
  readonly headOf?: HeadOf<Row> | undefined;
  /** Starts typing into a cell: a new object for each time. */
  readonly editRequest?: EditRequest | null;
  /** Two views of the same lines scroll together. */
  readonly scrollTop?: number;
  readonly onScroll?: (top: number) => void;
  /** Instead of rows. */
  readonly empty?: ReactNode;
}
