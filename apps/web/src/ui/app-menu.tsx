import { Menu } from '@mantine/core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useLayer } from './dialogs/escape-stack.ts';

interface AppMenuProps {
  /** The button that opens it. */
  readonly target: ReactElement;
  readonly side: 'start' | 'end';
  readonly width?: number;
  /** Menu items; the first one has data-autofocus. */
  readonly children: ReactNode;
}

/**
 * The only menu component: Mantine handles keys and roles, our code handles Escape, so that it closes only the menu.
 */
export function AppMenu({ target, side, width, children }: AppMenuProps) {
  const [isOpen, setOpen] = useState(false);
  useLayer(isOpen, { onEscape: () => setOpen(false), isModal: false });
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      closeOnEscape={false}
      withInitialFocusPlaceholder={false}
      position={`bottom-${side}`}
      shadow="md"
      {...(width ? { width } : {})}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
