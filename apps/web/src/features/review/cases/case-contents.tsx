import { Anchor } from '@mantine/core';
import type { Review } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { caseFilePath } from '../../../lib/routes.ts';
import { deskQuery } from '../../../session/desk/desk-queries.ts';
import { listProjectSubmissions } from '../../../session/submissions.ts';
import { EmptyState } from '../../../ui/states.tsx';
import classes from './case-file.module.css';
import { CaseHead } from './case-head.tsx';
import { CaseSubmission } from './case-submission.tsx';

interface CaseContentsProps {
  readonly projectId: number;
  readonly review: Review;
}

/** The header, then all submissions, newest first and expanded. */
export function CaseContents({ projectId, review }: CaseContentsProps) {
  const { t } = useTranslation();
  const desk = useQuery({ ...deskQuery, refetchInterval: false }).data;
  const own = listProjectSubmissions(review, projectId);
  const [newest] = own;
  if (!newest) return <EmptyState title={t('review.none')} />;
  return (
    <>
      <CaseHead
        projectId={projectId}
        newest={newest}
        facts={desk?.cases.find((one) => one.projectId === projectId)}
        comments={review.comments}
      />
      {own.map((submission) => (
        <CaseSubmission
          key={submission.id}
          submission={submission}
          comments={review.comments.filter(({ submissionId }) => submissionId === submission.id)}
          // The previous submission may belong to the previous version.
          before={review.submissions[review.submissions.indexOf(submission) + 1]}
          isNewest={submission === newest}
          today={desk?.today}
        />
      ))}
      <OtherVersions projectId={projectId} review={review} />
    </>
  );
}

/** The case files of the other versions. */
function OtherVersions({ projectId, review }: CaseContentsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const others = review.submissions.filter((one) => one.projectId !== projectId);
  const newest = others.filter(
    (one, index) => others.findIndex((other) => other.projectId === one.projectId) === index,
  );
  if (newest.length === 0) return null;
  return (
    <section className={classes.versions} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('caseFile.versions')}</h3>
      <ul>
        {newest.map((submission) => (
          <li key={submission.id}>
            <Anchor component={Link} inherit to={caseFilePath(submission.projectId)}>
              {submission.projectVersion === null
                ? t('caseFile.versionNone')
                : t('caseFile.version', { version: submission.projectVersion })}
            </Anchor>
            , {t('review.submission', { number: submission.number })}, {t(`review.state.${submission.state}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
