import { type KeyboardEvent, useMemo, useState } from 'react';
import type { Editing } from './sheet-actions.ts';
import type { SheetChoice, SheetColumn } from './sheet-types.ts';
import { filterChoices, findChoice } from './write-cell.ts';

/** The list below a cell: the choices for the typed text, and which one is marked. */
export function useChoices<Row>(column: SheetColumn<Row>, row: Row, text: string, editing: Editing) {
  const all = useMemo(() => column.choices?.(row) ?? [], [column, row]);
  // An empty cell has no value that could be changed, so it shows its choices at once.
  const [isShown, setShown] = useState(editing.isListOpen || editing.typed !== null || text === '');
  // A list that was just opened shows everything, whatever the cell contains.
  const [isFiltered, setFiltered] = useState(editing.typed !== null);
  const [marked, setMarked] = useState(-1);
  const offered = useMemo(() => (isFiltered ? filterChoices(all, text) : all), [all, isFiltered, text]);
  const present = isFiltered ? -1 : offered.findIndex(({ value }) => value === findChoice(all, text)?.value);
  // In a closed list the first match is preselected.
  const at = marked >= 0 ? marked : present >= 0 ? present : column.isClosed ? 0 : -1;
  const isOpen = isShown && offered.length > 0;
  const textOf = ({ value, label }: SheetChoice) => (column.isClosed ? label : value);
  const isChoosing = isOpen && (column.isClosed ? isFiltered || marked >= 0 : marked >= 0);
  return {
    offered,
    isOpen,
    at,
    textOf,
    typed: () => {
      setShown(true);
      setFiltered(true);
      setMarked(-1);
    },
    open: () => setShown(true),
    /** What Enter applies: the marked choice, or the text itself. */
    chosen: (typed: string): string => {
      const choice = isChoosing && typed.trim() !== '' ? offered[at] : marked >= 0 ? offered[marked] : undefined;
      return choice ? textOf(choice) : typed;
    },
    /** True if the key moved the mark. */
    press: ({ key }: KeyboardEvent): boolean => {
      if (all.length === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
      const count = offered.length;
      if (isOpen && count > 0) setMarked(key === 'ArrowDown' ? Math.min(count - 1, at + 1) : Math.max(0, at - 1));
      setShown(true);
      return true;
    },
    fieldProps: (listId: string) =>
      all.length === 0
        ? {}
        : {
            role: 'combobox' as const,
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? listId : undefined,
            'aria-autocomplete': 'list' as const,
            'aria-activedescendant': isOpen && at >= 0 ? `${listId}.${at}` : undefined,
          },
  };
}

export type Choices = ReturnType<typeof useChoices>;
