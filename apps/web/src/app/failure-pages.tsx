import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { routes } from '../lib/routes.ts';
import { EmptyState } from '../ui/states.tsx';
import classes from './shell.module.css';

export function PageFailure() {
  const { t } = useTranslation();
  return (
    <main className={classes.notice} role="alert">
      <EmptyState title={t('failure.page')} hint={t('failure.pageHint')}>
        <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>
      </EmptyState>
    </main>
  );
}

export function NotFound() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={classes.notice}>
      <EmptyState title={t('failure.notFoundTitle')}>
        <Button onClick={() => void navigate(routes.home)}>{t('failure.toMap')}</Button>
      </EmptyState>
    </div>
  );
}
