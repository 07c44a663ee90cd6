import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../lib/name-district.ts';
import { deskQuery } from '../../session/desk-queries.ts';
import { useSession } from '../../session/use-session.ts';
import { usePageFocus } from '../../ui/focus/focus-page.ts';
import { usePageMark } from '../../ui/page-mark.ts';
import { useStageInset, useStageSize } from '../../ui/panels/stage-layout.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { Desk } from './desk.tsx';
import { useDeskMemory } from './desk-memory.ts';
import { deskWidth } from './desk-width.ts';
import classes from './inbox.module.css';

/** The home of the authority: what waits for a decision, which first, and where it is. */
export function InboxPage() {
  const { t } = useTranslation();
  const isRecalled = useDeskMemory();
  const user = useSession().data?.user;
  const desk = useQuery(deskQuery);
  const stage = useStageSize();
  const width = deskWidth(stage.width);
  const isWhole = stage.width > 0 && width === null;
  useStageInset('left', width ?? 0);
  if (!user || !isRecalled) return null;
  const isAdministrator = user.userType === 'admin';
  const { data } = desk;
  const district = data?.district ?? user.district;
  const hasNone = data !== undefined && data.district === null && !isAdministrator;
  const note = isAdministrator ? t('inbox.allDistricts') : district && nameDistrict(t, district);
  return (
    <Frame frameRef={stage.ref} width={width} isWhole={isWhole} note={note}>
      {desk.isLoadingError && <FailureState error={desk.error} onRetry={() => void desk.refetch()} />}
      {desk.isPending && !desk.isLoadingError && <Loading />}
      {hasNone && <EmptyState title={t('inbox.empty.noDistrict')} hint={t('inbox.empty.noDistrictHint')} />}
      {data && !hasNone && (
        <Desk
          desk={data}
          user={user}
          listWidth={width}
          updatedAt={desk.dataUpdatedAt}
          isStale={desk.isRefetchError}
          onRetry={() => void desk.refetch()}
        />
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly frameRef: ReturnType<typeof useStageSize>['ref'];
  readonly width: number | null;
  /** The list has the whole stage, without a map. */
  readonly isWhole: boolean;
  readonly note: string | null;
  readonly children: ReactNode;
}

function Frame({ frameRef, width, isWhole, note, children }: FrameProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageFocus(heading);
  usePageMark('portal', isWhole);
  return (
    <section
      ref={frameRef}
      className={classes.desk}
      style={{ width: width ?? undefined }}
      data-covers={isWhole || undefined}
      aria-labelledby={titleId}
    >
      <div className={classes.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {t('inbox.title')}
        </h2>
        <span>{note}</span>
      </div>
      {children}
    </section>
  );
}

/** Grey rows of the right height. */
function Loading() {
  const { t } = useTranslation();
  return (
    <div className={classes.loading} role="status" aria-label={t('inbox.loading')}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <div key={row} />
      ))}
    </div>
  );
}
