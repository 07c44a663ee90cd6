import type { Place } from './selection.ts';

/** Where the keyboard goes once a cell is taken. */
export type Step = 'down' | 'up' | 'right' | 'left' | 'stay';

/** A cell that is being typed into. */
export interface Editing {
  readonly key: number;
  readonly column: number;
  /** What the typing starts with; null: what the cell has. */
  readonly typed: string | null;
  /** The list of choices is shown at once. */
  readonly isListOpen: boolean;
}

/** What cells and their editor can do; the same object for as long as the sheet is there. */
export interface SheetActions {
  readonly select: (place: Place, isExtending: boolean) => void;
  readonly edit: (place: Place, typed: string | null, isListOpen?: boolean) => void;
  /** The fault that keeps the cell in edit, or null when it was taken. */
  readonly commit: (text: string, step: Step) => string | null;
  /** The typing ends because the focus went elsewhere: what is no value is taken back, and that is said. */
  readonly leave: (text: string) => void;
  readonly cancel: () => void;
  readonly type: (text: string) => void;
  readonly remove: (key: number) => void;
}
