import type { ProjectSummary } from '@quietsite/contracts';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, projectTitle } from '../../../lib/format.ts';
import { RowActions, type RowHandlers } from '../list/row-actions.tsx';
import { StatusBadge } from '../list/status-badge.tsx';
import classes from './cards.module.css';

interface ProjectCardProps extends RowHandlers {
  readonly project: ProjectSummary;
}

export function ProjectCard({ project, openId, openingId, onOpen, onAction }: ProjectCardProps) {
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
      <RowActions
        project={project}
        isOpen={project.id === openId}
        isOpening={project.id === openingId}
        onOpen={() => onOpen(project)}
        onAction={(action) => onAction(project, action)}
      />
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
