import { VisuallyHidden } from '@mantine/core';
import type { CurrentUser } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { projectPath } from '../../lib/routes.ts';
import { deskCountQuery } from '../../session/desk/desk-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import classes from './header.module.css';
import { placesOf } from './places.ts';

/** Links to the places of a user; the open project stays open. */
export function PlaceLinks({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const projectId = useOpenProjectId();
  const places = placesOf(user);
  return (
    <nav className={classes.places} aria-label={t('places.label')} data-many={places.length > 1 || undefined}>
      {places.map(({ id, icon: Icon, path }) => (
        <Link
          key={id}
          className={classes.button}
          to={projectPath(path, projectId)}
          data-place={id}
          aria-current={pathname === path ? 'page' : undefined}
        >
          <Icon size={18} stroke={1.7} aria-hidden />
          {t(`places.${id}`)}
          {id === 'inbox' && <WaitingCount />}
        </Link>
      ))}
    </nav>
  );
}

/** The number of cases that need a decision. Shows nothing on a failure, because the Inbox itself reports it. */
function WaitingCount() {
  const { t } = useTranslation();
  const count = useQuery(deskCountQuery).data?.needsDecision ?? 0;
  if (count === 0) return null;
  return (
    <b className={classes.count}>
      {count}
      <VisuallyHidden> {t('places.needDecision', { count })}</VisuallyHidden>
    </b>
  );
}
