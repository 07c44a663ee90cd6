import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './disclosure.module.css';

interface DisclosureProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A collapsible part. Its contents are rendered only when open. */
export function Disclosure({ label, children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.disclosure}>
      <UnstyledButton
        className={classes.toggle ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron size={14} aria-hidden /> {label}
      </UnstyledButton>
      <div id={id}>{isOpen && children}</div>
    </div>
  );
}
