import { IconWaveSine } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isNoAnswer } from '../lib/api-error.ts';
import { useConfiguration } from '../session/use-configuration.ts';
import { useSession } from '../session/use-session.ts';
import { FailureState } from '../ui/states.tsx';
import classes from './start-failure.module.css';

/** Nothing can be shown without the session and the configuration; both requests are repeated. */
export function useStart() {
  const session = useSession();
  const configuration = useConfiguration();
  const missing = [session, configuration].filter((query) => query.data === undefined);
  const failed = missing.find((query) => query.errorUpdateCount > 0);
  return {
    isReady: missing.length === 0,
    hasFailed: failed !== undefined,
    error: failed?.failureReason ?? failed?.error ?? null,
    retry: () => {
      for (const query of missing) void query.refetch();
    },
  };
}

/** One card for all failed start requests; it closes by itself. */
export function StartFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main className={classes.page}>
      <section className={classes.card} aria-labelledby="start-title">
        <div className={classes.brand}>
          <IconWaveSine size={26} stroke={1.8} aria-hidden />
          <h1 id="start-title">{t('brand.name')}</h1>
        </div>
        <FailureState
          error={error}
          title={isNoAnswer(error) ? t('noAnswer') : t('failure.loadTitle')}
          text={t('failure.startHint')}
          onRetry={onRetry}
        />
      </section>
    </main>
  );
}
