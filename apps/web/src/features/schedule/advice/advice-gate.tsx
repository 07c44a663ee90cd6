import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../lib/routes.ts';
import { usePreviewPart, usePreviewStore } from '../../../project/preview/preview-provider.tsx';
import type { DraftPoint } from '../../../project/receivers/receivers-draft.ts';
import { useReceiversDraft } from '../../../project/receivers/use-receivers-draft.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import { EmptyState, FailureState, LoadingState } from '../../../ui/states.tsx';

interface AdviceGateProps {
  /** Receives the selected receivers, at least one. */
  readonly children: (selected: readonly DraftPoint[]) => ReactNode;
}

/** The preconditions of advice, and how to meet them. */
export function AdviceGate({ children }: AdviceGateProps) {
  const { t } = useTranslation();
  const status = usePreviewPart((preview) => preview.status);
  const { retry } = usePreviewStore();
  const { list, points } = useReceiversDraft();
  const navigate = useProjectNavigate();
  if (status === 'off')
    return <EmptyState title={t('scheduleAdvice.notReady')} hint={t('scheduleAdvice.notReadyHint')} />;
  if (status === 'failed') {
    return (
      <EmptyState title={t('scheduleAdvice.notReady')} hint={t('scheduleAdvice.notReadyHint')}>
        <Button variant="default" onClick={retry}>
          {t('action.retry')}
        </Button>
      </EmptyState>
    );
  }
  if (list.isLoadingError) return <FailureState error={list.error} onRetry={() => void list.refetch()} />;
  if (points === null || status === 'opening') return <LoadingState />;
  const selected = points.filter(({ isSelected }) => isSelected);
  if (selected.length > 0) return children(selected);
  return (
    <EmptyState title={t('scheduleAdvice.noSelection')} hint={t('scheduleAdvice.noSelectionHint')}>
      <Button variant="default" onClick={() => navigate(routes.select)}>
        {t('scheduleAdvice.toSelect')}
      </Button>
    </EmptyState>
  );
}
