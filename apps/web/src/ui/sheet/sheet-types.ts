import type { ReactNode } from 'react';

/** The result of writing a text into a cell: the new row, with a note to show if there is one, or the fault. */
export type CellOutcome<Row> = { readonly row: Row; readonly note?: string } | { readonly fault: string };

/** Typed values may be corrected, such as a number over its limit; pasted or filled ones are not. */
export type CellOrigin = 'typed' | 'pasted';

export interface SheetChoice {
  /** The text written when it is chosen; in a closed list also when its label is typed or pasted. */
  readonly value: string;
  readonly label: string;
}

export interface SheetColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** Tooltip that explains its figures. */
  readonly hint?: string;
  readonly width: number;
  /** Takes a share of the remaining width. */
  readonly isWide?: boolean;
  /** Shows names that begin alike on two lines, to tell them apart. */
  readonly isTwoLined?: boolean;
  readonly isNumeric?: boolean;
  /** What can be typed; a day is typed as yyyy-mm-dd or picked. Defaults to text. */
  readonly kind?: 'text' | 'number' | 'day';
  /** The text of the cell: shown, copied, and the initial text of an edit. */
  readonly read: (row: Row) => string;
  /** If absent, the cell is read-only. */
  readonly write?: (row: Row, text: string, origin: CellOrigin) => CellOutcome<Row>;
  /** Runs on Enter or the space bar in the cell; `show` renders the button for the pointer. */
  readonly act?: (row: Row) => void;
  /** Custom rendering instead of its text. */
  readonly show?: (row: Row) => ReactNode;
  /** Offered while typing. With `isClosed` nothing else is accepted. */
  readonly choices?: (row: Row) => readonly SheetChoice[];
  readonly isClosed?: boolean;
  /** The fault of the current value. Typing may pass through it; a pasted block may not introduce it. */
  readonly fault?: (row: Row) => string | null;
}

/** A header line above the first row of a group. */
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
  /** True during a save: nothing changes until it has ended, and typed text waits until then. */
  readonly isBusy?: boolean;
  /** All resulting rows: one call, and one undo step, for a typed cell, a pasted block or a filled column. */
  readonly onChange: (rows: readonly Row[]) => void;
  /** Creates a row for pasted data below the last one; if absent, the rest of the block is left out, with a note. */
  readonly createRow?: (rows: readonly Row[]) => Row;
  readonly onRemove?: (keys: readonly number[]) => void;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
  /** The row of the pointer or the keyboard focus. */
  readonly activeKey?: number | null;
  readonly onActive?: (key: number | null) => void;
  /** Called during typing with the resulting row; null when typing ends or the value is invalid. */
  readonly onTyping?: (row: Row | null) => void;
  /** Called when the focus leaves the table. */
  readonly onLeave?: () => void;
  readonly headOf?: HeadOf<Row> | undefined;
  /** Starts editing a cell; needs a new object each time. */
  readonly editRequest?: EditRequest | null;
  /** Synchronises the scrolling of two views of the same lines. */
  readonly scrollTop?: number;
  readonly onScroll?: (top: number) => void;
  /** Shown instead of rows. */
  readonly empty?: ReactNode;
}
