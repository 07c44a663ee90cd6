import { useEffect, useRef } from 'react';
import type { CellPosition, CellRef } from './selection.ts';

export interface Edit {
  readonly spot: CellRef;
  /** The cell's position when it was opened. */
  readonly place: CellPosition;
  readonly typed: string | null;
  readonly isListOpen: boolean;
}

/** Keeps text typed into the sheet during a save, and opens the cell with it after the save. */
export function useWaitingEdit(isBusy: boolean, open: (edit: Edit) => void): (edit: Edit) => void {
  const waiting = useRef<Edit | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the save has ended
  useEffect(() => {
    const edit = waiting.current;
    if (isBusy || edit === null) return;
    waiting.current = null;
    open(edit);
  }, [isBusy]);
  return (edit) => {
    waiting.current = appendTyping(waiting.current, edit);
  };
}

/** Letters typed one after another in the same cell are one text. */
export function appendTyping(before: Edit | null, next: Edit): Edit {
  const isSame = before?.spot.key === next.spot.key && before.spot.column === next.spot.column;
  if (!isSame || before.typed === null || next.typed === null) return next;
  return { ...next, typed: before.typed + next.typed };
}

/** Finds the cell after a save, which may have moved its row. A new row has a new key but the same position. */
export function findSpot({ spot, place }: Edit, keys: readonly number[]): CellRef | null {
  const key = keys.includes(spot.key) ? spot.key : keys[place.row];
  return key === undefined ? null : { key, column: spot.column };
}
