import type { CurrentUser, ReviewDesk } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type ReactNode, Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../lib/name-district.ts';
import { useDeskMemory } from '../../session/desk/desk-memory.ts';
import { deskQuery } from '../../session/desk/desk-queries.ts';
import { useSession } from '../../session/use-session.ts';
import { usePageFocus } from '../../ui/focus/focus-page.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { usePageMark } from '../../ui/page-mark.ts';
import { useStageInset, useStageSize } from '../../ui/panels/stage-layout.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { Desk } from './desk.tsx';
import classes from './inbox.module.css';
import { useDeskView } from './use-desk-view.ts';

/** Loaded separately from the list, which needs none of the map's code. */
const CasesOnMap = lazyComponent(async () => (await import('./on-map/cases-on-map.tsx')).CasesOnMap);

/** A list beside a map needs more width than this. */
const NARROW_STAGE = 800;
const SHARE = 0.69;
const MIN_WIDTH = 620;
const MAX_WIDTH = 900;

/** Used until the cases are loaded. */
const NO_CASES = { cases: [], officers: [] } as const satisfies Pick<ReviewDesk, 'cases' | 'officers'>;

/** The home of the authority: the cases awaiting a decision, most urgent first, and where they are. */
export function InboxPage() {
  const isRecalled = useDeskMemory();
  const user = useSession().data?.user;
  return user && isRecalled ? <Inbox user={user} /> : null;
}

function Inbox({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const desk = useQuery(deskQuery);
  const stage = useStageSize();
  const width = deskWidth(stage.width);
  useStageInset('left', width ?? 0);
  const { data } = desk;
  const view = useDeskView(data ?? NO_CASES, user);
  const hasNoDistrict = data !== undefined && data.district === null && user.userType !== 'admin';
  const retry = () => void desk.refetch();
  return (
    <>
      <Frame
        frameRef={stage.ref}
        width={width}
        isWhole={stage.width > 0 && width === null}
        note={nameDesk(t, user, data)}
      >
        {desk.isLoadingError && <FailureState error={desk.error} onRetry={retry} />}
        {desk.isPending && <Loading />}
        {hasNoDistrict && <EmptyState title={t('inbox.empty.noDistrict')} hint={t('inbox.empty.noDistrictHint')} />}
        {data && !hasNoDistrict && (
          <Desk
            {...{ user, view, desk: data, onRetry: retry }}
            updatedAt={desk.dataUpdatedAt}
            isStale={desk.isRefetchError}
          />
        )}
      </Frame>
      {data && width !== null && (
        <Suspense>
          <CasesOnMap
            cases={view.cases}
            frameKey={view.address.tab}
            targetDays={data.targetDays}
            markedId={view.markedId}
            onMark={(id) => {
              view.mark(id, 'pointer');
              if (id !== null) view.acts.scrollTo(id);
            }}
            onChoose={view.acts.focusRow}
          />
        </Suspense>
      )}
    </>
  );
}

/** The districts that the cases belong to. */
function nameDesk(t: TFunction, user: CurrentUser, desk: ReviewDesk | undefined): string | null {
  if (user.userType === 'admin') return t('inbox.allDistricts');
  const district = desk?.district ?? user.district;
  return district && nameDistrict(t, district);
}

interface FrameProps {
  readonly frameRef: ReturnType<typeof useStageSize>['ref'];
  readonly width: number | null;
  /** The list takes the full width, without a map. */
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

/** Grey placeholder rows of the right height. */
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

/** The width of the list beside the map; null if it takes the whole width or the stage is not yet measured. */
function deskWidth(stageWidth: number): number | null {
  if (stageWidth < NARROW_STAGE) return null;
  return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.round(stageWidth * SHARE)));
}
