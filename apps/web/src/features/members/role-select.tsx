import { Select } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import classes from './members.module.css';

interface RoleSelectProps<Role extends string> {
  readonly label: string;
  readonly value: Role;
  readonly options: readonly { readonly value: Role; readonly label: string }[];
  readonly isPending: boolean;
  readonly onChange: (role: Role) => void;
}

/** Escape closes the list of roles, not the panel behind it. */
export function consumeEscape(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Escape' && event.currentTarget.ariaExpanded === 'true') event.preventDefault();
}

/** A choice takes effect at once, so arrow keys only move through the list until Enter. */
export function RoleSelect<Role extends string>({ label, value, options, isPending, onChange }: RoleSelectProps<Role>) {
  return (
    <Select
      aria-label={label}
      size="xs"
      className={classes.role ?? ''}
      value={value}
      data={[...options]}
      allowDeselect={false}
      readOnly={isPending}
      onKeyDown={consumeEscape}
      onChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option && option.value !== value) onChange(option.value);
      }}
    />
  );
}
