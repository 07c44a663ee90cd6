import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { hasCode, isNoAnswer } from '../lib/api-error.ts';
import { routes } from '../lib/routes.ts';
import { showFailure } from '../ui/dialogs/toasts.tsx';
import { FailureState } from '../ui/states.tsx';
import classes from './lease/lease-holder.module.css';
import { useOpenProject } from './use-open-project.ts';

/** Shown elsewhere: an unreachable server in the banner, a missing project in the project list. */
const isShownElsewhere = (error: unknown) =>
  isNoAnswer(error) || hasCode(error, 'NOT_FOUND', 'FORBIDDEN', 'NOT_SIGNED_IN');

/** For an open project that cannot be read: what happened, a retry and a way back (PROJ-34, U45). */
export function OpenProjectFailure() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { error, isLoadingError, isRefetchError, refetch } = useOpenProject();
  const isShown = error !== null && !isShownElsewhere(error);
  useEffect(() => {
    if (!isShown || !isRefetchError) return;
    showFailure(error, { id: 'open-project', title: t('failure.project'), onRetry: () => void refetch() });
  }, [isShown, isRefetchError, error, refetch, t]);
  if (!isShown || !isLoadingError || pathname === routes.projects) return null;
  return (
    <div className={classes.failure}>
      <FailureState error={error} title={t('failure.project')} onRetry={() => void refetch()} />
      <Button onClick={() => void navigate(routes.projects)}>{t('menu.openProject')}</Button>
    </div>
  );
}
