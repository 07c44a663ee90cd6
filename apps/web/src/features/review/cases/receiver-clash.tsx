import type { SiteClash } from '@quietsite/contracts';
import { canApproveProject } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteClashesQuery } from '../../../session/desk/desk-queries.ts';
import { useOpenProject } from '../../../session/use-open-project.ts';
import { useSession } from '../../../session/use-session.ts';
import { describeSites, describeWorst } from './describe-clash.ts';
import classes from './receiver-clash.module.css';
import { summariseClashes } from './summarise-clashes.ts';

interface ReceiverClashProps {
  readonly pointId: number;
  readonly position: readonly [number, number];
}

/**
 * For the deciding officer: exceedances at this receiver that only the total of several approved or submitted sites
 * causes.
 */
export function ReceiverClash(receiver: ReceiverClashProps) {
  const user = useSession().data?.user;
  const project = useOpenProject().data;
  if (!user || !project || !canApproveProject(user, project.access)) return null;
  return <ClashOfReceiver {...receiver} projectId={project.id} />;
}

function ClashOfReceiver({ projectId, ...receiver }: ReceiverClashProps & { readonly projectId: number }) {
  const { t } = useTranslation();
  const clash = useQuery(siteClashesQuery(projectId)).data?.clashes.find((one) => isAt(one, receiver));
  const summary = clash && summariseClashes({ pending: 0, clashCount: 1, clashes: [clash] }, projectId);
  if (!summary) return null;
  const { days, sites, hasUnnamed, worst } = summary;
  return (
    <p className={classes.note}>
      {t('review.clashes.here', { count: days })} {describeSites(t, sites, hasUnnamed)} {describeWorst(t, worst)}
    </p>
  );
}

/** A place that several projects list appears once, as the receiver of one of them. */
const isAt = (clash: SiteClash, { pointId, position }: ReceiverClashProps): boolean =>
  clash.pointId === pointId || (clash.position[0] === position[0] && clash.position[1] === position[1]);
