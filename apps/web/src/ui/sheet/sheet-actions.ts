import type { CellPosition } from './selection.ts';

/** Where the focus goes after a cell is committed. */
export type Step = 'down' | 'up' | 'right' | 'left' | 'stay';

/** A cell being edited. */
export interface Editing {
  readonly key: number;
  readonly column: number;
  /** The initial text; null for the cell's own text. */
  readonly typed: string | null;
  /** Opens the list of choices at once. */
  readonly isListOpen: boolean;
}

/** Actions of cells and their editor; the same object for the lifetime of the sheet. */
export interface SheetActions {
  readonly select: (place: CellPosition, isExtending: boolean) => void;
  readonly edit: (place: CellPosition, typed: string | null, isListOpen?: boolean) => void;
  /** The fault that keeps the cell in edit mode, or null if the text was accepted. */
  readonly commit: (text: string, step: Step) => string | null;
  /** Ends editing because the focus went elsewhere: an invalid value is reverted, with a note. */
  readonly leave: (text: string) => void;
  readonly cancel: () => void;
  readonly type: (text: string) => void;
  readonly remove: (key: number) => void;
}
