import type { ProjectCard as CardFacts, ProjectProgress, ProjectSummary } from '@quietsite/contracts';
import { IconLock } from '@tabler/icons-react';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, projectTitle } from '../../../lib/format.ts';
import { loadCardTexts } from '../../../texts/i18n.ts';
import { lazyFirstComponent } from '../../../ui/lazy-component.ts';
import { type RowHandlers, RowMenu } from '../list/row-actions.tsx';
import { StatusBadge } from '../list/status-badge.tsx';
import classes from './cards.module.css';

const CardDetails = lazyFirstComponent(async () => {
  const [{ CardDetails: Details }] = await Promise.all([import('./card-details.tsx'), loadCardTexts()]);
  return Details;
});

interface ProjectCardProps extends RowHandlers {
  readonly project: ProjectSummary;
  readonly progress: ProjectProgress | undefined;
  readonly card: CardFacts | undefined;
}

export function ProjectCard({ project, progress, card, openId, openingId, onOpen, onAction }: ProjectCardProps) {
  const titleId = useId();
  return (
    <li className={classes.card} aria-labelledby={titleId} aria-current={project.id === openId || undefined}>
      <div className={classes.what}>
        <h4 id={titleId}>
          <button type="button" data-project-title onClick={() => onOpen(project)}>
            {projectTitle(project)}
          </button>
        </h4>
        <p className={classes.facts}>
          <StatusBadge status={project.status} />
          <Dates project={project} />
        </p>
        {project.openedBy !== null && <OpenedBy name={project.openedBy} />}
      </div>
      <Suspense>
        <CardDetails
          {...{ project, progress, card }}
          isOpening={project.id === openingId}
          onOpen={(goal) => onOpen(project, goal)}
        />
      </Suspense>
      <span className={classes.menu}>
        <RowMenu project={project} onAction={(action) => onAction(project, action)} />
      </span>
    </li>
  );
}

function Dates({ project: { commencementDate, completionDate } }: { readonly project: ProjectSummary }) {
  const { t } = useTranslation();
  if (commencementDate === null) return <span>{t('home.card.noDates')}</span>;
  return <span>{t('home.card.dates', { from: commencementDate, to: formatDay(completionDate) })}</span>;
}

function OpenedBy({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  return (
    <p className={classes.warning}>
      <IconLock size={14} aria-hidden /> {t('editor.openedBy', { name })}
    </p>
  );
}
