import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface SteadyButtonProps extends Pick<ButtonProps, 'className' | 'variant' | 'loading'> {
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly children: ReactNode;
}

/** A button turned off by its own action, such as a save: it keeps the focus, which a disabled button would lose. */
export function SteadyButton({ isOff, onClick, children, ...look }: SteadyButtonProps) {
  return (
    <Button
      {...look}
      {...(isOff ? { 'data-disabled': true, 'aria-disabled': true } : {})}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </Button>
  );
}
