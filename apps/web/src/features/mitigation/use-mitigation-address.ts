import { type MitigationStage, toStage } from '@quietsite/domain';
import { useParams, useSearchParams } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { useSelectedReceiverId } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';

export type MitigationTab = 'worst' | 'all';

export interface MitigationView {
  readonly stage: MitigationStage;
  readonly tab: MitigationTab;
  readonly receiverId: number | null;
}

/** The path of a view. Defaults are omitted. */
export const pathOf = ({ stage, tab }: MitigationView): string =>
  `${routes.mitigation}/${stage}${tab === 'all' ? '?tab=all' : ''}`;

export const readView = (page: string | undefined, tab: string | null, receiverId: number | null): MitigationView => ({
  stage: toStage(page),
  tab: tab === 'all' ? 'all' : 'worst',
  receiverId,
});

/** The stage is in the route (SHELL-29), tab and receiver in the query. */
export function useMitigationAddress() {
  const { page } = useParams();
  const [query] = useSearchParams();
  const navigate = useProjectNavigate();
  const view = readView(page, query.get('tab'), useSelectedReceiverId());
  return {
    ...view,
    go: (to: Partial<MitigationView>) => {
      const next = { ...view, ...to };
      navigate(pathOf(next), next.receiverId);
    },
  };
}

export type MitigationAddress = ReturnType<typeof useMitigationAddress>;
