import { type MitigationStage, toStage } from '@quietsite/domain';
import { useParams, useSearchParams } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { useSelectedReceiverId } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';

export type MitigationTab = 'worst' | 'all';

export interface MitigationPlace {
  readonly stage: MitigationStage;
  readonly tab: MitigationTab;
  readonly receiverId: number | null;
}

/** The address of a place on the screen. Omits defaults. */
export const pathOf = ({ stage, tab }: MitigationPlace): string =>
  `${routes.mitigation}/${stage}${tab === 'all' ? '?tab=all' : ''}`;

export const readPlace = (
  page: string | undefined,
  tab: string | null,
  receiverId: number | null,
): MitigationPlace => ({
  stage: toStage(page),
  tab: tab === 'all' ? 'all' : 'worst',
  receiverId,
});

/** The stage is in the route (SHELL-29), tab and receiver in the query. */
export function useMitigationAddress() {
  const { page } = useParams();
  const [query] = useSearchParams();
  const navigate = useProjectNavigate();
  const place = readPlace(page, query.get('tab'), useSelectedReceiverId());
  return {
    ...place,
    go: (to: Partial<MitigationPlace>) => {
      const next = { ...place, ...to };
      navigate(pathOf(next), next.receiverId);
    },
  };
}

export type MitigationAddress = ReturnType<typeof useMitigationAddress>;
