import { Button, UnstyledButton } from '@mantine/core';
import type { ReviewComment, Submission } from '@quietsite/contracts';
import { countCaseDays, type DayString, toDay } from '@quietsite/domain';
import { IconArrowsDiff, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay, formatInstantMinute } from '../../../lib/format.ts';
import { BriefTiles } from '../brief/brief-tiles.tsx';
import { CommentList } from '../comment-list.tsx';
import { ComparisonDialog } from '../comparison/comparison-dialog.tsx';
import { SubmissionFiles } from '../submission-files.tsx';
import classes from './case-file.module.css';

interface CaseSubmissionProps {
  readonly submission: Submission;
  /** The threads on this submission. */
  readonly comments: readonly ReviewComment[];
  readonly before: Submission | undefined;
  readonly isNewest: boolean;
  /** Undefined until it is known. */
  readonly today: DayString | undefined;
}

/** A submission: date, duration, decision with reason, and its contents when expanded. */
export function CaseSubmission(props: CaseSubmissionProps) {
  const { submission, before, isNewest, today } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isNewest);
  const [isComparing, setComparing] = useState(false);
  const [titleId, contentsId] = [useId(), useId()];
  const { number, state, submittedBy, roleInProject, submittedAt, reason } = submission;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className={classes.submission} aria-labelledby={titleId}>
      <div className={classes.submissionHead}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentsId : undefined}
          aria-label={t(isOpen ? 'caseFile.hide' : 'caseFile.show', { number })}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={18} aria-hidden />
        </UnstyledButton>
        <h3 id={titleId}>{t('review.submission', { number })}</h3>
        <span className={classes.state} data-state={state}>
          {t(`review.state.${state}`)}
        </span>
        <span className={classes.when}>{describeTime(t, submission, today)}</span>
        {before && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowsDiff size={14} aria-hidden />}
            onClick={() => setComparing(true)}
          >
            {nameComparison(t, submission, before)}
          </Button>
        )}
      </div>
      <p className={classes.by}>
        {t('review.by', { name: submittedBy, role: roleInProject, at: formatInstantMinute(submittedAt) })}
      </p>
      {reason !== '' && <p className={classes.reason}>{t('review.reason', { reason })}</p>}
      {isOpen && <Contents {...props} id={contentsId} />}
      {isComparing && before && (
        <ComparisonDialog submissions={[submission, before]} onClose={() => setComparing(false)} />
      )}
    </section>
  );
}

function Contents({ id, submission, comments }: CaseSubmissionProps & { readonly id: string }) {
  const { t } = useTranslation();
  const { number, projectId } = submission;
  const label = t('caseFile.comments', { number });
  return (
    <div id={id} className={classes.contents}>
      <section className={classes.brief}>
        <h4>{t('caseFile.brief')}</h4>
        <BriefTiles submission={submission} />
      </section>
      <section className={classes.files}>
        <h4>{t('caseFile.files')}</h4>
        <SubmissionFiles submission={submission} hasHashes />
      </section>
      <section className={classes.comments}>
        <h4>{label}</h4>
        <CommentList {...{ projectId, comments, label }} numberOf={() => undefined} chosen={null} />
      </section>
    </div>
  );
}

/** 'Submitted 2026-10-02, returned 2026-10-12 by Demo Officer, after 10 days'. */
export function describeTime(t: TFunction, submission: Submission, today: DayString | undefined): string {
  const { state, submittedAt, decidedAt, decidedBy } = submission;
  const from = toDay(formatInstantDay(submittedAt));
  const until = decidedAt === null ? today : toDay(formatInstantDay(decidedAt));
  const count = until && countCaseDays(from, until);
  const words: string[] = [t('caseFile.submittedOn', { day: from })];
  if (state !== 'submitted') words.push(t(`caseFile.ended.${state}`, { day: until ?? '', name: decidedBy ?? '' }));
  if (count !== undefined) words.push(t(state === 'submitted' ? 'caseFile.waiting' : 'caseFile.after', { count }));
  return words.join(t('caseFile.between'));
}

/** The previous submission may belong to the previous version, whose numbers start at 1 too. */
function nameComparison(t: TFunction, { projectId }: Submission, before: Submission): string {
  const { number, projectVersion: version } = before;
  return before.projectId === projectId || version === null
    ? t('caseFile.compareWith', { number })
    : t('caseFile.compareWithVersion', { number, version });
}
