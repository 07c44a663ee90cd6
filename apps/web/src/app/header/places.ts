import type { CurrentUser } from '@quietsite/contracts';
import { canListSubmittedProjects, canUseAdminPortal } from '@quietsite/domain';
import { IconCalendarStats, IconInbox, IconLayoutGrid } from '@tabler/icons-react';
import { routes } from '../../lib/routes.ts';

interface Place {
  /** Its name is the text `places.<id>`. */
  readonly id: 'inbox' | 'projects' | 'district';
  readonly icon: typeof IconLayoutGrid;
  readonly path: string;
  readonly isFor: (user: CurrentUser) => boolean;
}

/** Where users can always go, with or without an open project. The first place of a user is their home. */
const places: readonly Place[] = [
  { id: 'inbox', icon: IconInbox, path: routes.inbox, isFor: ({ userType }) => userType === 'epd' },
  { id: 'projects', icon: IconLayoutGrid, path: routes.projects, isFor: () => true },
  { id: 'inbox', icon: IconInbox, path: routes.inbox, isFor: canUseAdminPortal },
  { id: 'district', icon: IconCalendarStats, path: routes.district, isFor: canListSubmittedProjects },
];

export const placesOf = (user: CurrentUser): readonly Place[] => places.filter(({ isFor }) => isFor(user));

export const homeOf = (user: CurrentUser): string => placesOf(user)[0]?.path ?? routes.projects;
