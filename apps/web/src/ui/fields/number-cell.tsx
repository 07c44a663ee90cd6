import { MAX_RADIUS_METRES } from '@quietsite/domain';
import { type KeyboardEvent, useId, useState } from 'react';
import classes from '../grid-pair.module.css';
import { EntryError } from './entry-error.tsx';

interface NumberCellProps {
  readonly label: string;
  /** The current value, or '' if there is none. */
  readonly text: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** The error text, which states the allowed values. */
  readonly errorText: string;
  /** Undefined if invalid, which reverts the input. */
  readonly read: (text: string) => number | null | undefined;
  readonly onApply: (value: number | null) => void;
}

/** A number in a table. Enter and blur apply it, Escape reverts. */
export function NumberCell(props: NumberCellProps) {
  const { label, text, placeholder, isDisabled = false, errorText, read, onApply } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const errorId = useId();
  const type = (next: string | null) => {
    setTyped(next);
    setRefused(false);
  };
  /** False if it was refused. */
  const apply = (): boolean => {
    if (typed === null) return true;
    type(null);
    const entry = typed.trim();
    if (entry === text) return true;
    const value = read(entry);
    setRefused(value === undefined);
    if (value !== undefined) onApply(value);
    return value !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      if (apply()) focusNextCell(event.currentTarget, event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape' && typed !== null) type(null);
    else return;
    event.preventDefault();
  };
  return (
    <span className={classes.entry}>
      <input
        className={classes.number}
        inputMode="decimal"
        data-number-cell
        aria-label={label}
        aria-invalid={typed !== null && read(typed.trim()) === undefined ? true : undefined}
        aria-describedby={isRefused ? errorId : undefined}
        placeholder={placeholder}
        disabled={isDisabled}
        value={typed ?? text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={apply}
        onKeyDown={onKeyDown}
      />
      {isRefused && <EntryError id={errorId} text={errorText} />}
    </span>
  );
}

function focusNextCell(cell: HTMLInputElement, direction: 1 | -1): void {
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLInputElement>('[data-number-cell]') ?? [])];
  cells[cells.indexOf(cell) + direction]?.focus();
}

/** Whole metres, clamped to the allowed radius (Q69). */
export function readRadius(text: string): number | undefined {
  return /^\d+$/.test(text) ? Math.min(MAX_RADIUS_METRES, Number(text)) : undefined;
}

/** Hundredths between two limits; null if blank, undefined if invalid. */
export const readWithin =
  ({ min, max }: { readonly min: number; readonly max: number }) =>
  (text: string): number | null | undefined => {
    if (text === '') return null;
    const value = Math.round(Number(text) * 100) / 100;
    return value >= min && value <= max ? value : undefined;
  };
