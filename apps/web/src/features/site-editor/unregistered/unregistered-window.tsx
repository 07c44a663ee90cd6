import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectMap } from '../../../session/use-open-project.ts';
import { EmptyState, FailureState, LoadingState } from '../../../ui/states.tsx';
import { UndoButtons } from '../../../ui/undo-buttons.tsx';
import classes from '../detail.module.css';
import { UnregisteredForm } from './unregistered-form.tsx';
import { UnregisteredTable } from './unregistered-table.tsx';
import { useUnregisteredDrawing } from './use-unregistered.ts';

const UnregisteredMap = lazy(async () => ({ default: (await import('./unregistered-map.tsx')).UnregisteredMap }));

/** The window for drawing unregistered sites: the fourth index of the editor (SITE-06, PROJ-38, Q72). */
export function UnregisteredWindow({ isReadonly }: { readonly isReadonly: boolean }) {
  const { t } = useTranslation();
  const projectMap = useProjectMap();
  const drawing = useUnregisteredDrawing(isReadonly);
  const { draft, isDrawing } = drawing;
  if (projectMap.isLoadingError)
    return <FailureState error={projectMap.error} onRetry={() => void projectMap.refetch()} />;
  if (!draft) return <LoadingState />;
  const isEmpty = draft.value.length === 0;
  return (
    <div className={classes.window}>
      <div className={classes.titled}>
        <h3>{t('siteDetail.unregistered.title')}</h3>
        <div className={classes.space} />
        {!isReadonly && <UndoButtons draft={draft} areKeysActive={!isDrawing} />}
      </div>
      <p className={classes.hint}>{t('siteDetail.unregistered.hint')}</p>
      {!isReadonly && <UnregisteredForm drawing={drawing} />}
      {!isEmpty && <UnregisteredTable drawing={drawing} sites={draft.value} isReadonly={isReadonly} />}
      {isEmpty && isReadonly && <EmptyState title={t('siteDetail.unregistered.emptyReadonly')} />}
      {isEmpty && !isReadonly && !isDrawing && (
        <EmptyState title={t('siteDetail.unregistered.empty')} hint={t('siteDetail.unregistered.emptyHint')} />
      )}
      <Suspense>
        <UnregisteredMap drawing={drawing} />
      </Suspense>
    </div>
  );
}
