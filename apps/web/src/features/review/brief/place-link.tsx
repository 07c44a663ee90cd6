import { Anchor } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';

/** False if the project is not open and may not be readable: places are then named without links. */
export const HasPlaces = createContext(true);

interface PlaceLinkProps {
  readonly path: string;
  readonly receiverId?: number | undefined;
  /** The accessible name, if the text does not name the target. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Links to a place in the open project. */
export function PlaceLink({ path, receiverId, label, children }: PlaceLinkProps) {
  const navigate = useProjectNavigate();
  if (!useContext(HasPlaces)) return <span>{children}</span>;
  return (
    <Anchor component="button" type="button" inherit aria-label={label} onClick={() => navigate(path, receiverId)}>
      {children}
    </Anchor>
  );
}
