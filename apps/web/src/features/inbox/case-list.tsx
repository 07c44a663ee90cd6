import { Button } from '@mantine/core';
import type { CurrentUser, ReviewCase, ReviewDesk } from '@quietsite/contracts';
import { IconClockExclamation, IconMessage } from '@tabler/icons-react';
import { type RefObject, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type DeskTab, pickDeskParts } from '../../session/desk/desk-address.ts';
import { type DeskGroup, groupCases } from '../../session/desk/desk-cases.ts';
import type { DecidedCase } from './decided-meanwhile.ts';
import classes from './inbox.module.css';
import rowClasses from './row/case-row.module.css';
import { CaseRow, type RowHandlers } from './row/case-row.tsx';

interface CaseListProps extends RowHandlers {
  readonly desk: ReviewDesk;
  readonly user: CurrentUser;
  readonly tab: DeskTab;
  /** The matching cases, in order. */
  readonly cases: readonly ReviewCase[];
  readonly decided: ReadonlyMap<number, DecidedCase>;
  readonly markedId: number | null;
  readonly box: RefObject<HTMLDivElement | null>;
}

const columns = ['project', 'waiting', 'worst', 'exceeding', 'comments', 'assigned'] as const;

/** More rows would slow down every key press and search. */
const FIRST_ROWS = 100;

/** The rows with their headings. Single-key shortcuts work while the focus is in the list. */
export function CaseList({ desk, user, tab, cases, decided, markedId, box, ...handlers }: CaseListProps) {
  const { t } = useTranslation();
  const list = pickDeskParts(useSearchParams()[0]);
  const [isAll, setAll] = useState(false);
  const first = useMemo(() => groupCases(cases, desk.targetDays, FIRST_ROWS), [cases, desk.targetDays]);
  const isShown = (id: number) => first.some(({ members }) => members.some(({ projectId }) => projectId === id));
  // A site pointed at on the map must find its row.
  const isWhole = isAll || cases.length <= FIRST_ROWS || (markedId !== null && !isShown(markedId));
  const groups = isWhole ? groupCases(cases, desk.targetDays, cases.length) : first;
  const hasHeadings = tab === 'needsDecision' || tab === 'all';
  return (
    <div ref={box} className={classes.list} data-desk-list>
      <div className={rowClasses.columns} aria-hidden="true">
        {columns.map((column) => (
          <span key={column} title={column === 'comments' ? t('inbox.column.comments') : undefined}>
            {column === 'comments' && <IconMessage className={rowClasses.headIcon ?? ''} size={15} stroke={1.7} />}
            {t(`inbox.column.${column === 'waiting' && tab !== 'needsDecision' ? 'state' : column}`)}
          </span>
        ))}
      </div>
      {groups.map(({ group, count, members }) => (
        <Group key={group} group={group} count={count} target={desk.targetDays} hasHeading={hasHeadings}>
          {members.map((one) => (
            <CaseRow
              key={one.projectId}
              one={one}
              user={user}
              officers={desk.officers}
              targetDays={desk.targetDays}
              list={list}
              isMarked={one.projectId === markedId}
              decided={decided.get(one.projectId)}
              {...handlers}
            />
          ))}
        </Group>
      ))}
      {!isWhole && (
        <Button className={classes.more ?? ''} variant="subtle" onClick={() => setAll(true)}>
          {t('inbox.showAll', { count: cases.length })}
        </Button>
      )}
    </div>
  );
}

interface GroupProps {
  readonly group: DeskGroup;
  readonly count: number;
  readonly target: number;
  /** False if the tab has the same name. */
  readonly hasHeading: boolean;
  readonly children: React.ReactNode;
}

function Group({ group, count, target, hasHeading, children }: GroupProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const title = t(`inbox.group.${group}`, { target });
  return (
    <>
      {hasHeading && (
        <h3 id={titleId} className={classes.group} data-group={group}>
          {group === 'past' && <IconClockExclamation size={15} aria-hidden />}
          {title} <span>{count}</span>
        </h3>
      )}
      <ul className={classes.rows} {...(hasHeading ? { 'aria-labelledby': titleId } : { 'aria-label': title })}>
        {children}
      </ul>
    </>
  );
}
