import { useElementSize, useMediaQuery } from '@mantine/hooks';
import type { CurrentUser, DistrictCalendar } from '@quietsite/contracts';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { usePageFocus } from '../../ui/focus/focus-page.ts';
import { usePageMark } from '../../ui/page-mark.ts';
import { useStageInset } from '../../ui/panels/stage-layout.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import classes from './district.module.css';
import { DistrictContents } from './district-contents.tsx';
import { DistrictTools } from './district-tools.tsx';
import { type District, useDistrict } from './use-district.ts';

/** All sites of a district together: map, clashes and calendar. Only for the authority. */
export function DistrictPage() {
  const user = useSession().data?.user;
  return user ? <Page user={user} /> : null;
}

/** Below this width there is no room for map, clashes and calendar at once. */
const WIDE = '(min-width: 900px)';

function Page({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageFocus(heading);
  const district = useDistrict(user);
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false }) === true;
  const { ref, height } = useElementSize<HTMLDivElement>();
  useStageInset('top', height === 0 ? 0 : Math.round(height) + 1);
  const { address, change } = district;
  // The table replaces the map and its buttons.
  const isTable = address.view === 'table';
  usePageMark('portal', isTable);
  useLayer(address.pointId !== null, { onEscape: () => change({ pointId: null }), isModal: false });
  const hasDistrict = user.userType === 'admin' || user.district !== null;
  return (
    <section
      className={classes.page}
      data-wide={isWide || undefined}
      data-covers={isTable || undefined}
      aria-labelledby={titleId}
    >
      <div className={classes.bar}>
        <div ref={ref} className={classes.tools}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {t('districtPage.title')}
          </h2>
          {hasDistrict && <DistrictTools user={user} district={district} isWide={isWide} />}
        </div>
      </div>
      {hasDistrict ? (
        <Body district={district} isWide={isWide} />
      ) : (
        <div className={classes.empty}>
          <EmptyState title={t('districtPage.empty.noDistrict')} hint={t('districtPage.empty.noDistrictHint')} />
        </div>
      )}
    </section>
  );
}

interface BodyProps {
  readonly district: District;
  readonly isWide: boolean;
}

function Body({ district, isWide }: BodyProps) {
  const { query } = district;
  if (query.data)
    return <DistrictContents calendar={query.data satisfies DistrictCalendar} {...{ district, isWide }} />;
  return (
    <div className={classes.empty}>
      {query.error ? <FailureState error={query.error} onRetry={() => void query.refetch()} /> : <LoadingState />}
    </div>
  );
}
