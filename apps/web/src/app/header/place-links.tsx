import type { CurrentUser } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { projectPath } from '../../lib/routes.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import classes from './header.module.css';
import { placesOf } from './places.ts';

/** Links to the places of a user; the open project stays open. */
export function PlaceLinks({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const projectId = useOpenProjectId();
  return (
    <nav className={classes.places} aria-label={t('places.label')}>
      {placesOf(user).map(({ id, icon: Icon, path }) => (
        <Link
          key={id}
          className={classes.button}
          to={projectPath(path, projectId)}
          data-place={id}
          aria-current={pathname === path ? 'page' : undefined}
        >
          <Icon size={18} stroke={1.7} aria-hidden />
          {t(`places.${id}`)}
        </Link>
      ))}
    </nav>
  );
}
