import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { hasCode } from '../../../lib/api-error.ts';
import { readId, routes } from '../../../lib/routes.ts';
import { reviewQuery } from '../../../session/project-queries.ts';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { FullStage } from '../../../ui/panels/full-stage.tsx';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import { HasPlaces } from '../brief/place-link.tsx';
import { CaseArrows } from './case-arrows.tsx';
import { CaseContents } from './case-contents.tsx';
import classes from './case-file.module.css';

/** Never a real project: the key of disabled queries. */
const NONE = 0;

/**
 * Everything ever submitted for a project, kept permanently for the authority. The project itself need not be readable:
 * it may be returned, deleted or in another district.
 */
export function CaseFilePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const projectId = readId(useSearchParams()[0].get('case'));
  const review = useQuery({ ...reviewQuery(projectId ?? NONE), enabled: projectId !== null, staleTime: 0 });
  const goToInbox = () => void navigate(routes.inbox);
  const isMissing = projectId === null || hasCode(review.error, 'NOT_FOUND', 'FORBIDDEN');
  return (
    <FullStage
      title={t('caseFile.title')}
      actions={projectId !== null && <CaseArrows projectId={projectId} />}
      onClose={goToInbox}
    >
      <div {...keyboardScroll} className={classes.page}>
        {isMissing ? (
          <EmptyState title={t('caseFile.missing')} hint={t('caseFile.missingHint')}>
            <Button onClick={goToInbox}>{t('review.cases.inbox')}</Button>
          </EmptyState>
        ) : (
          <QueryState query={review} />
        )}
        {!isMissing && review.data && (
          <HasPlaces value={false}>
            <CaseContents key={projectId} projectId={projectId} review={review.data} />
          </HasPlaces>
        )}
      </div>
    </FullStage>
  );
}
