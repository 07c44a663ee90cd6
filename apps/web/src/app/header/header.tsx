import type { CurrentUser } from '@quietsite/contracts';
import { formatTitle } from '@quietsite/domain';
import { IconWaveSine } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../lib/name-district.ts';
import { useIsProjectReadonly } from '../../session/lease/use-lease.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useSession } from '../../session/use-session.ts';
import classes from './header.module.css';
import { HeaderButtons } from './header-buttons.tsx';
import { LanguageMenu } from './language-menu.tsx';

export function Header() {
  const { t } = useTranslation();
  const user = useSession().data?.user;
  const role = user && describeRole(t, user);
  return (
    <header className={classes.header}>
      <a className={classes.skip} href="#map">
        {t('action.skipToContent')}
      </a>
      <div className={classes.brand}>
        <IconWaveSine size={22} stroke={1.8} aria-hidden />
        <strong>{t('brand.name')}</strong>
        <span className={classes.purpose}>{t('brand.purpose')}</span>
      </div>
      <ProjectTitle />
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
