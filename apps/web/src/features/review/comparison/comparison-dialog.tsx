import { NativeSelect } from '@mantine/core';
import type { Submission } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../../lib/format.ts';
import { toLanguage } from '../../../lib/languages.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { QueryState } from '../../../ui/states.tsx';
import classes from '../review.module.css';
import { comparisonQuery } from '../review-calls.ts';
import { ComparisonTables } from './comparison-tables.tsx';

interface ComparisonDialogProps {
  /** Newest first. */
  readonly submissions: readonly Submission[];
  readonly onClose: () => void;
}

/** Two submissions side by side, with their differences in input and results. */
export function ComparisonDialog({ submissions, onClose }: ComparisonDialogProps) {
  const { t, i18n } = useTranslation();
  const [afterId, setAfterId] = useState(submissions[0]?.id ?? 0);
  const [beforeId, setBeforeId] = useState(submissions[1]?.id ?? 0);
  const isPair = afterId !== beforeId;
  const comparison = useQuery({ ...comparisonQuery(beforeId, afterId, toLanguage(i18n.language)), enabled: isPair });
  const options = submissions.map(({ id, number, projectVersion, submittedAt }) => ({
    value: String(id),
    label: [
      t('review.submission', { number }),
      ...(projectVersion === null ? [] : [t('review.ofVersion', { version: projectVersion })]),
      formatInstantMinute(submittedAt),
    ].join(', '),
  }));
  return (
    <AppModal isOpen title={t('review.comparison.title')} width={1040} onClose={onClose}>
      <div className={classes.pair}>
        <NativeSelect
          size="xs"
          label={t('review.comparison.before')}
          value={String(beforeId)}
          data={options}
          onChange={(event) => setBeforeId(Number(event.currentTarget.value))}
        />
        <NativeSelect
          size="xs"
          label={t('review.comparison.after')}
          value={String(afterId)}
          data={options}
          onChange={(event) => setAfterId(Number(event.currentTarget.value))}
        />
      </div>
      {!isPair && <p className={classes.hint}>{t('review.comparison.same')}</p>}
      {isPair && <QueryState query={comparison} />}
      {isPair && comparison.data && (
        <section {...keyboardScroll} className={classes.compared} aria-label={t('review.comparison.title')}>
          <ComparisonTables comparison={comparison.data} />
        </section>
      )}
    </AppModal>
  );
}
