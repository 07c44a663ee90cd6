import { Anchor } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';

/** False where the project is not open and may not be readable: places are named there without leading anywhere. */
export const HasPlaces = createContext(true);

interface PlaceLinkProps {
  readonly path: string;
  readonly receiverId?: number | undefined;
  /** The name for screen readers, if the text does not say where it leads. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Leads to a place in the open project. */
export function PlaceLink({ path, receiverId, label, children }: PlaceLinkProps) {
  const navigate = useProjectNavigate();
  if (!useContext(HasPlaces)) return <span>{children}</span>;
  return (
    <Anchor component="button" type="button" inherit aria-label={label} onClick={() => navigate(path, receiverId)}>
      {children}
    </Anchor>
  );
}
