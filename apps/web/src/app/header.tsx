import { UnstyledButton } from '@mantine/core';
import { formatTitle } from '@quietsite/domain';
import { IconLogout, IconWaveSine } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOpenProject } from '../session/use-open-project.ts';
import { useSession } from '../session/use-session.ts';
import classes from './header.module.css';
import { useSignOut } from './use-sign-out.ts';

export function Header() {
  const { t } = useTranslation();
  const user = useSession().data?.user;
  const signOut = useSignOut();
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
      <nav className={classes.nav} aria-label={t('header.account')}>
        <UnstyledButton className={classes.button} onClick={signOut}>
          <IconLogout size={18} stroke={1.7} aria-hidden />
          <span>{t('action.signOut')}</span>
        </UnstyledButton>
      </nav>
      {user && (
        <span className={classes.hello} title={t('header.role', { username: user.username, role: user.userType })}>
          {t('header.hello', { name: user.firstName })}
          <small>{t('header.role', { username: user.username, role: user.userType })}</small>
        </span>
      )}
    </header>
  );
}

function ProjectTitle() {
  const { t } = useTranslation();
  const project = useOpenProject().data;
  if (!project) return <div className={classes.project} />;
  return (
    <div className={classes.project} data-open>
      <strong title={project.title}>{formatTitle(project.title)}</strong>
      {project.version !== null && <span>{t('header.version', { version: project.version })}</span>}
      {project.isReadonly && <em>{t('header.readOnly')}</em>}
    </div>
  );
}
