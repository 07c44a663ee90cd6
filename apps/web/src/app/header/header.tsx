import type { CurrentUser } from '@quietsite/contracts';
import { formatTitle } from '@quietsite/domain';
import { IconWaveSine } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlaceSearch } from '../../features/places/place-search.tsx';
import { nameDistrict } from '../../lib/name-district.ts';
import { projectPath, routes } from '../../lib/routes.ts';
import { useIsProjectReadonly } from '../../session/lease/use-lease.ts';
import { useOpenProject, useOpenProjectId } from '../../session/use-open-project.ts';
import { useSession } from '../../session/use-session.ts';
import classes from './header.module.css';
import { HeaderButtons } from './header-buttons.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PlaceLinks } from './place-links.tsx';
import { homeOf } from './places.ts';

export function Header() {
  const { t } = useTranslation();
  const user = useSession().data?.user;
  const projectId = useOpenProjectId();
  const role = user && describeRole(t, user);
  return (
    <header className={classes.header}>
      <a className={classes.skip} href="#map">
        {t('action.skipToContent')}
      </a>
      <Link
        className={classes.brand}
        to={projectPath(user ? homeOf(user) : routes.home, projectId)}
        aria-label={t('brand.home')}
      >
        <IconWaveSine size={22} stroke={1.8} aria-hidden />
        <strong>{t('brand.name')}</strong>
      </Link>
      {user && <PlaceLinks user={user} />}
      <ProjectTitle />
      {user && <PlaceSearch />}
      {user && <HeaderButtons user={user} />}
      <LanguageMenu />
      {user && (
        <span className={classes.hello} title={role}>
          {t('header.hello', { name: user.firstName || user.username })}
          <small>{role}</small>
        </span>
      )}
    </header>
  );
}

function ProjectTitle() {
  const { t } = useTranslation();
  const project = useOpenProject().data;
  const isReadonly = useIsProjectReadonly();
  if (!project) return <div className={classes.project} />;
  return (
    <div className={classes.project} data-open>
      <strong title={project.title}>{formatTitle(project.title)}</strong>
      {project.version !== null && <span>{t('header.version', { version: project.version })}</span>}
      {isReadonly && <em>{t('header.readOnly')}</em>}
    </div>
  );
}

/** The authority and its administrators by their office; all other users by name and role. */
export function describeRole(t: TFunction, { userType, district, username }: CurrentUser): string {
  if (userType === 'admin') return t('header.administrator');
  if (userType === 'epd')
    return district === null ? t('header.authority') : t('header.authorityOf', { district: nameDistrict(t, district) });
  return t('header.role', { username, role: t(`terms.userType.${userType}`) });
}
