import { VisuallyHidden } from '@mantine/core';
import type { CurrentUser, ReviewCase, ReviewDesk } from '@quietsite/contracts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { projectTitle } from '../../../lib/format.ts';
import { nameDistrict } from '../../../lib/name-district.ts';
import { casePath } from '../../../session/desk/case-path.ts';
import type { DecidedCase } from '../decided-meanwhile.ts';
import { type Officer, officersOf } from '../officers.ts';
import { AssignMenu } from './assign-menu.tsx';
import { CommentFigure, ExceedingFigure, WorstFigure } from './case-figures.tsx';
import classes from './case-row.module.css';
import { CaseStanding } from './case-standing.tsx';
import { nameCase } from './describe-case.ts';

/** These handlers keep their identity while the list is shown. */
export interface RowHandlers {
  readonly onMark: (projectId: number | null, by: 'pointer' | 'focus') => void;
  readonly onAssign: (one: ReviewCase, officer: Officer | null) => void;
}

interface CaseRowProps extends RowHandlers, Pick<ReviewDesk, 'officers' | 'targetDays'> {
  readonly one: ReviewCase;
  readonly user: CurrentUser;
  /** The list, as in the address of a case. */
  readonly list: string;
  readonly isMarked: boolean;
  readonly decided: DecidedCase | undefined;
}

/** One link that covers the whole row, and the button that assigns. */
export const CaseRow = memo(function CaseRow(props: CaseRowProps) {
  const { one, user, officers, targetDays, list, isMarked, decided, onMark, onAssign } = props;
  const { projectId, levels, openComments } = one;
  const able = decided ? [] : officersOf(one, officers, user);
  return (
    <li
      className={classes.row}
      data-case={projectId}
      data-marked={isMarked || undefined}
      data-decided={decided ? true : undefined}
      // Not onPointerEnter, which is missed if the element that covered the row has just been removed.
      onPointerMove={() => onMark(projectId, 'pointer')}
      onPointerLeave={() => onMark(null, 'pointer')}
    >
      <div className={classes.project}>
        <Title one={one} now={decided?.now ?? one} list={list} onMark={onMark} />
      </div>
      <div className={classes.standing}>
        <CaseStanding one={one} targetDays={targetDays} decided={decided} />
      </div>
      <div className={classes.worst}>
        <WorstFigure levels={levels} />
      </div>
      <div className={classes.exceeding}>
        <ExceedingFigure levels={levels} />
      </div>
      <div className={classes.comments}>
        <CommentFigure openComments={openComments} />
      </div>
      <div className={classes.assigned}>
        <AssignMenu one={one} officers={able} readerId={user.id} onAssign={(officer) => onAssign(one, officer)} />
      </div>
    </li>
  );
});

interface TitleProps extends Pick<RowHandlers, 'onMark'>, Pick<CaseRowProps, 'list'> {
  readonly one: ReviewCase;
  /** The link's target, even after someone else decided the case. */
  readonly now: ReviewCase;
}

function Title({ one, now, list, onMark }: TitleProps) {
  const { t } = useTranslation();
  const { projectId, number, company, districts } = one;
  const where = districts.map((name) => nameDistrict(t, name)).join(', ');
  return (
    <>
      <div className={classes.title}>
        <Link
          to={casePath(now, list)}
          data-row
          aria-label={nameCase(t, one)}
          onFocus={() => onMark(projectId, 'focus')}
          // A case shown on the map stays marked there.
          onBlur={({ relatedTarget }) => relatedTarget?.id !== 'map' && onMark(null, 'focus')}
        >
          {projectTitle(one)}
        </Link>
        {number > 1 && <span className={classes.tag}>{t('inbox.submission', { number })}</span>}
      </div>
      <span className={classes.second} title={[company, where].filter(Boolean).join(', ')}>
        {company ?? t('inbox.noCompany')}
        <span className={classes.dot} aria-hidden="true">
          {' • '}
        </span>
        <VisuallyHidden>, </VisuallyHidden>
        {where}
      </span>
    </>
  );
}
