import { isDay } from '@quietsite/domain';
import { type ReactNode, useRef } from 'react';
import classes from './day-picker.module.css';

interface DayPickerOptions {
  /** The text typed so far; if it is not a day, the calendar opens at today. */
  readonly text: string;
  readonly firstDay?: string | null;
  readonly lastDay?: string | null;
  readonly onPick: (day: string) => void;
}

/** The browser's own calendar beside a field; typing stays the primary input. */
export function useDayPicker({ text, firstDay, lastDay, onPick }: DayPickerOptions): {
  readonly open: () => void;
  /** Placed where the calendar is to open. */
  readonly anchor: ReactNode;
} {
  const picker = useRef<HTMLInputElement>(null);
  const anchor = (
    <input
      ref={picker}
      className={classes.picker}
      type="date"
      tabIndex={-1}
      aria-hidden
      value={isDay(text) ? text : ''}
      min={firstDay ?? undefined}
      max={lastDay ?? undefined}
      onChange={(event) => event.currentTarget.value && onPick(event.currentTarget.value)}
    />
  );
  return { open: () => picker.current?.showPicker(), anchor };
}
