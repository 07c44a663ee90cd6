import { Anchor } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, useContext } from 'react';
import { routes } from '../../../lib/routes.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';

/** False if the project is not open and may not be readable: places are then named without links. */
export const HasPlaces = createContext(true);

/** Where a side panel is a sheet over the whole map (side-panel.tsx), with the menu beside it. */
const SHEET = '(max-width: 887px)';

/** A receiver is shown on the map. A sheet would cover it, so the map replaces the sheet; Back returns to it. */
export const placePath = (path: string, receiverId: number | undefined, isSheet: boolean): string =>
  isSheet && receiverId !== undefined ? routes.home : path;

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
  const isSheet = useMediaQuery(SHEET, false, { getInitialValueInEffect: false });
  const target = placePath(path, receiverId, isSheet);
  if (!useContext(HasPlaces)) return <span>{children}</span>;
  return (
    <Anchor component="button" type="button" inherit aria-label={label} onClick={() => navigate(target, receiverId)}>
      {children}
    </Anchor>
  );
}
