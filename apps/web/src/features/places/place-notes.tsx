import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../../ui/states.tsx';
import classes from './place-list.module.css';
import type { PlaceSearchState } from './use-place-search.ts';

/** Fast results should not flash a message. */
const SHORT_MILLISECONDS = 400;
const LONG_MILLISECONDS = 4_000;

/** What to type, the state of the search and what to do next; also announced to screen readers. */
export function PlaceNotes({ state, text }: { readonly state: PlaceSearchState; readonly text: string }) {
  const { t } = useTranslation();
  const waiting = useWaiting(state.kind === 'waiting');
  switch (state.kind) {
    case 'short':
      return (
        <p className={classes.note} role="status">
          {t('placeSearch.short')}
        </p>
      );
    case 'outside':
      return (
        <p className={classes.note} role="status">
          <strong>{t('placeSearch.outside')}</strong> {t('placeSearch.outsideHint')}
        </p>
      );
    case 'failed':
      return <FailureState title={t('placeSearch.failed')} error={state.error} onRetry={state.retry} />;
    case 'waiting':
      return (
        <div className={classes.waiting} role="status">
          {waiting !== 'short' && state.options.length === 0 && <i className={classes.bones} />}
          {waiting !== 'short' && <span>{t(waiting === 'long' ? 'placeSearch.slow' : 'placeSearch.searching')}</span>}
        </div>
      );
    case 'found':
      return state.options.length > 0 ? (
        <VisuallyHidden role="status">{t('placeSearch.found', { count: state.options.length })}</VisuallyHidden>
      ) : (
        <p className={classes.note} role="status">
          <strong>{t('placeSearch.none', { text })}</strong> {t('placeSearch.noneHint')}
        </p>
      );
  }
}

/** How long the search has been waiting. */
function useWaiting(isWaiting: boolean): 'short' | 'some' | 'long' {
  const [waiting, setWaiting] = useState<'short' | 'some' | 'long'>('short');
  useEffect(() => {
    setWaiting('short');
    if (!isWaiting) return;
    const timers = [
      setTimeout(() => setWaiting('some'), SHORT_MILLISECONDS),
      setTimeout(() => setWaiting('long'), LONG_MILLISECONDS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isWaiting]);
  return waiting;
}
