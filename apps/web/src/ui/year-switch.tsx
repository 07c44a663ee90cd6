import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

interface YearSwitchProps {
  readonly year: number;
  readonly from: number;
  readonly to: number;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly onChange: (year: number) => void;
}

/** The chosen year between buttons for the previous and the next one. */
export function YearSwitch({ year, from, to, previousLabel, nextLabel, onChange }: YearSwitchProps) {
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={previousLabel}
        disabled={year <= from}
        onClick={() => onChange(year - 1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <strong aria-live="polite">{year}</strong>
      <ActionIcon variant="default" aria-label={nextLabel} disabled={year >= to} onClick={() => onChange(year + 1)}>
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </>
  );
}
