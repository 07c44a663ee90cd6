import type { SiteClashes } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { siteClashesQuery } from '../../../session/desk/desk-queries.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';

interface ClashAnswer {
  readonly data: SiteClashes | undefined;
  readonly error: Error | null;
}

/**
 * Whether all clashes are known. Also true for a site without clashes to look for, or if the reader may not see them.
 */
export function areClashesKnown({ data, error }: ClashAnswer): boolean {
  if (hasCode(error, 'NOT_FOUND', 'FORBIDDEN')) return true;
  return data !== undefined && data.pending === 0;
}

/**
 * Asks for confirmation before an approval while clashes with other sites are still being calculated. The question
 * closes once they are known, because they should be read first.
 */
export function useClashQuestion(projectId: number): () => Promise<boolean> {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  const isKnown = areClashesKnown(useQuery(siteClashesQuery(projectId)));
  const asked = useRef<AbortController | null>(null);
  useEffect(() => {
    if (isKnown) asked.current?.abort();
  }, [isKnown]);
  return async () => {
    if (isKnown) return true;
    asked.current = new AbortController();
    const isYes = await confirm(
      {
        title: t('review.decision.unknownTitle'),
        text: t('review.decision.unknownText'),
        isDangerous: true,
        labels: { yes: t('review.decision.anyway'), no: t('review.decision.wait') },
      },
      asked.current.signal,
    );
    asked.current = null;
    return isYes;
  };
}
