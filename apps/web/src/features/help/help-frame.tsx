import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { useSession } from '../../session/use-session.ts';
import { PanelHead } from '../../ui/panels/panel-head.tsx';
import { SidePanel } from '../../ui/panels/side-panel.tsx';
import classes from './help.module.css';

interface HelpFrameProps {
  readonly title: string;
  /** Long text covers the map, because there is no room beside it. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Public pages (Q23): beside the map for signed-in users, a full page for everyone else. */
export function HelpFrame({ title, isWide = false, children }: HelpFrameProps) {
  const isSignedIn = useSession().data != null;
  const close = useProjectNavigate();
  if (!isSignedIn)
    return (
      <HelpSheet title={title} isWide={isWide}>
        {children}
      </HelpSheet>
    );
  return (
    <SidePanel title={title} width={isWide ? 720 : 480} isOver={isWide} onClose={() => close(routes.home)}>
      <div className={classes.text}>{children}</div>
    </SidePanel>
  );
}

function HelpSheet({ title, isWide, children }: HelpFrameProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leave = () => void navigate(routes.login);
  return (
    <div className={classes.scrim}>
      <section className={classes.sheet} style={{ width: isWide ? 720 : 600 }} aria-labelledby="help-title">
        <PanelHead titleId="help-title" title={title} onClose={leave} />
        <div className={classes.body}>
          <div className={classes.text}>{children}</div>
          <Button variant="default" onClick={leave}>
            {t('accounts.backToSignIn')}
          </Button>
        </div>
      </section>
    </div>
  );
}
