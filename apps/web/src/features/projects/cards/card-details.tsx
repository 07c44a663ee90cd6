import { Anchor, Button } from '@mantine/core';
import type { ProjectCard as CardFacts, ProjectCard, ProjectProgress, ProjectSummary } from '@quietsite/contracts';
import { canEditProject, dayNumber, hongKongToday, type NextStep } from '@quietsite/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formatInstantDay, projectTitle } from '../../../lib/format.ts';
import { routes } from '../../../lib/routes.ts';
import { describeNext } from '../../../session/steps/describe-step.ts';
import { useSession } from '../../../session/use-session.ts';
import type { OpeningGoal } from '../list/use-opening.ts';
import classes from './card-details.module.css';
import { goalOfPlace, goalOfStep } from './card-goal.ts';
import { CardLevels } from './card-levels.tsx';
import { CardSteps } from './card-steps.tsx';
import { type CardWarning, listWarnings } from './card-warnings.ts';
import { drawSite } from './site-outline.ts';

interface CardDetailsProps {
  readonly project: ProjectSummary;
  readonly progress: ProjectProgress | undefined;
  readonly card: CardFacts | undefined;
  readonly isOpening: boolean;
  readonly onOpen: (goal?: OpeningGoal) => void;
}

/** The contents of a card beyond the list. They load after the list, into reserved space. */
export function CardDetails({ project, progress, card, isOpening, onOpen }: CardDetailsProps) {
  const { t } = useTranslation();
  const today = hongKongToday(new Date());
  const warnings = listWarnings({ project, card, progress, today });
  return (
    <>
      <SitePicture site={card?.site} />
      {warnings.length > 0 && (
        <ul className={classes.warnings}>
          {warnings.map((warning) => (
            <li key={warning.kind}>
              <IconAlertTriangle size={14} aria-hidden />
              <span>
                <span className={classes.warning}>{describeWarning(t, warning)}</span>
                {warning.kind === 'returned' && (
                  <Anchor
                    component="button"
                    type="button"
                    inherit
                    aria-label={t('home.card.do', { what: t('home.card.comments'), name: projectTitle(project) })}
                    onClick={() => onOpen({ path: routes.review })}
                  >
                    {t('home.card.comments')}
                  </Anchor>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {progress && (
        <>
          <CardSteps
            progress={progress}
            isReturned={project.status === 'Rejected'}
            onStep={(status) => onOpen(goalOfStep(status, progress.steps))}
          />
          <CardLevels levels={progress.levels} />
        </>
      )}
      <div className={classes.act}>
        <NextButton project={project} next={progress?.next ?? null} isOpening={isOpening} onOpen={onOpen} />
        <p>{describeState(t, { project, card, today })}</p>
      </div>
    </>
  );
}

function describeWarning(t: TFunction, warning: CardWarning): string {
  if (warning.kind === 'returned') return t('home.warning.returned', { reason: warning.reason });
  if (warning.kind === 'levelsOld') return t('home.warning.levelsOld');
  if (warning.kind === 'newNeighbour') {
    const { name, more } = warning;
    return more === 0 ? t('home.warning.newNeighbour', { name }) : t('home.warning.newNeighbours', { name, more });
  }
  return t(`home.warning.${warning.kind}`, { count: warning.days });
}

interface NextButtonProps extends Pick<CardDetailsProps, 'project' | 'isOpening' | 'onOpen'> {
  readonly next: NextStep | null;
}

/** The next step for users who may take it; opening the project for all others. */
function NextButton({ project, next, isOpening, onOpen }: NextButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useSession().data?.user;
  const name = projectTitle(project);
  const isEditor = user !== undefined && canEditProject(user, project.access);
  if (!isEditor || next === null) {
    return (
      <Button
        variant="default"
        className={classes.next ?? ''}
        data-open={project.id}
        aria-label={t('projects.openNamed', { name })}
        loading={isOpening}
        onClick={() => onOpen()}
      >
        {t('action.open')}
      </Button>
    );
  }
  const what = describeNext(t, next);
  const goal = goalOfPlace(next.place);
  return (
    <Button
      className={classes.next ?? ''}
      data-open={project.id}
      aria-label={t('home.card.do', { what, name })}
      loading={isOpening}
      onClick={() => (goal ? onOpen(goal) : void navigate(routes.editProject))}
    >
      {what}
    </Button>
  );
}

interface StateFacts {
  readonly project: ProjectSummary;
  readonly card: CardFacts | undefined;
  readonly today: ReturnType<typeof hongKongToday>;
}

/** The current state and its date. */
function describeState(t: TFunction, { project, card, today }: StateFacts): string {
  const { status, modifiedAt } = project;
  const submission = card?.submission;
  if (status === 'Created' || !submission) return t('home.card.changed', { day: formatInstantDay(modifiedAt) });
  if (status === 'Submitted') {
    const days = dayNumber(today) - dayNumber(hongKongToday(new Date(submission.submittedAt)));
    return t('home.card.waiting', { number: submission.number, count: Math.max(0, days) });
  }
  const day = formatInstantDay(submission.decidedAt ?? submission.submittedAt);
  return t(status === 'Approved' ? 'home.card.approved' : 'home.card.returned', { day });
}

/** Draws only the site outline, from the project's own geometry: a hundred pictures need no request. */
const SitePicture = memo(function SitePicture({ site }: { readonly site: ProjectCard['site'] | undefined }) {
  const outline = site && drawSite(site);
  return (
    <span className={classes.picture} data-empty={(site && !outline) || undefined} aria-hidden>
      {outline && (
        <svg viewBox={outline.viewBox} aria-hidden>
          <path d={outline.path} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </span>
  );
});
