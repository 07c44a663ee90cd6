import { Button } from '@mantine/core';
import type { ReviewCase, ReviewComment, Submission } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { projectTitle } from '../../../lib/format.ts';
import { nameDistrict } from '../../../lib/name-district.ts';
import { projectPath, routes } from '../../../lib/routes.ts';
import { listDrafts } from '../threads.ts';
import classes from './case-file.module.css';

interface CaseHeadProps {
  readonly projectId: number;
  readonly newest: Submission;
  /** Undefined until the cases are loaded. */
  readonly facts: ReviewCase | undefined;
  readonly comments: readonly ReviewComment[];
}

const stateOfSubmission = { submitted: 'needsDecision', rejected: 'returned', revealed: 'approved' } as const;

/** The subject of the case, its state and the remaining actions. */
export function CaseHead({ projectId, newest, facts, comments }: CaseHeadProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = facts?.state ?? stateOfSubmission[newest.state];
  const drafts = listDrafts(comments).length;
  const districts = facts?.districts.map((name) => nameDistrict(t, name)) ?? [];
  // Until then it is unknown whether the project can still be opened.
  const isReadable = facts !== undefined && (facts.state === 'needsDecision' || facts.state === 'approved');
  return (
    <section className={classes.head} aria-label={t('caseFile.facts')}>
      <div className={classes.titles}>
        <p className={classes.plan}>{projectTitle({ title: newest.projectTitle, version: newest.projectVersion })}</p>
        <p className={classes.facts}>
          {facts?.company && <span>{t('caseFile.company', { company: facts.company })}</span>}
          {districts.length > 0 && (
            <span>
              {t('caseFile.districts', { count: districts.length, districts: districts.join(t('caseFile.between')) })}
            </span>
          )}
        </p>
      </div>
      <span className={classes.state} data-state={state}>
        {t(`caseFile.state.${state}`)}
      </span>
      {isReadable && (
        <Button size="compact-sm" onClick={() => void navigate(projectPath(routes.review, projectId))}>
          {t('caseFile.open')}
        </Button>
      )}
      <p className={classes.note}>
        {state === 'closed' ? facts?.closedBy && t(`caseFile.note.${facts.closedBy}`) : t(`caseFile.note.${state}`)}
        {drafts > 0 && ` ${t('caseFile.drafts', { count: drafts })}`}
      </p>
    </section>
  );
}
