import type { Review } from '@quietsite/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewQuery } from '../../../session/project-queries.ts';
import { listProjectSubmissions } from '../../../session/submissions.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';

/** Submissions are numbered within one project. The review also lists those of its other versions. */
export function nextNumber({ submissions }: Pick<Review, 'submissions'>, projectId: number): number {
  return 1 + Math.max(0, ...listProjectSubmissions({ submissions }, projectId).map(({ number }) => number));
}

/** A submission cannot be changed, so open items require confirmation. Without any it is sent at once. */
export function useSubmitQuestion(projectId: number, openCount: number): () => Promise<boolean> {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { notify, confirm } = useDialogs();
  const isAsking = useRef(false);
  const ask = async (): Promise<boolean> => {
    const number = nextNumber(await client.fetchQuery(reviewQuery(projectId)), projectId);
    return confirm({
      title: t('report.submission.questionTitle'),
      text: t('report.submission.question', { number, count: openCount }),
      isDangerous: true,
      labels: { yes: t('report.submit'), no: t('report.back') },
    });
  };
  return async () => {
    if (openCount === 0) return true;
    // A second press while the number is being fetched does not ask again.
    if (isAsking.current) return false;
    isAsking.current = true;
    try {
      return await ask();
    } catch {
      notify({ title: t('report.submission.failedTitle'), text: t('report.submission.failed') });
      return false;
    } finally {
      isAsking.current = false;
    }
  };
}
