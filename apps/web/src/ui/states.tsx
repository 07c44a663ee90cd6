import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureReference, failureText } from './failure-text.ts';
import classes from './states.module.css';

/** Says what is missing and offers the next step. */
export function EmptyState(props: { readonly title: string; readonly hint?: string; readonly children?: ReactNode }) {
  return (
    <div className={classes.state}>
      <p className={classes.title}>{props.title}</p>
      {props.hint && <p className={classes.hint}>{props.hint}</p>}
      {props.children}
    </div>
  );
}

/** A failed load is never shown as an empty list. */
export function FailureState(props: {
  readonly error: unknown;
  /** Names what failed; defaults to a failed load. */
  readonly title?: string;
  /** Replaces the error's own text. */
  readonly text?: string;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  const { error, title = t('failure.loadTitle'), text = failureText(error), onRetry } = props;
  const reference = failureReference(error);
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>
        <IconAlertTriangle size={16} aria-hidden className={classes.icon ?? ''} /> {title}
      </p>
      <p className={classes.hint}>{text}</p>
      {reference && <p className={classes.hint}>{reference}</p>}
      <Button variant="default" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}

export function LoadingState() {
  const { t } = useTranslation();
  return (
    <div className={classes.state} role="status">
      <Loader size={20} aria-hidden />
      <p className={classes.hint}>{t('projects.loading')}</p>
    </div>
  );
}

interface QueryStatus {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Shown until a query has data: that it is loading, or that it failed. */
export function QueryState({ query }: { readonly query: QueryStatus }) {
  if (query.isLoadingError) return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
  return query.isPending ? <LoadingState /> : null;
}
