import { ActionIcon, NativeSelect, SegmentedControl } from '@mantine/core';
import { type CurrentUser, calendarScopes } from '@quietsite/contracts';
import { addDays, DAYS_PER_WEEK, mondayOf } from '@quietsite/domain';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../lib/name-district.ts';
import { terms } from '../../texts/terms.en.ts';
import classes from './district.module.css';
import { districtViews, leaveYear } from './model/address.ts';
import { UNKNOWN } from './model/describe-counts.ts';
import { districtLevels } from './model/shown-levels.ts';
import { weekNumber } from './model/weeks.ts';
import type { District } from './use-district.ts';

interface DistrictToolsProps {
  readonly user: CurrentUser;
  readonly district: District;
  readonly isWide: boolean;
}

/** District, year, sites, week and view. */
export function DistrictTools({ user, district, isWide }: DistrictToolsProps) {
  const { address, change, query } = district;
  const { approved = null, submitted = null } = query.data?.siteCounts ?? {};
  const choices = { address, change };
  return (
    <>
      <SiteChoices {...choices} user={user} own={district.district} approved={approved} submitted={submitted} />
      <span className={classes.space} />
      <WeekChoice district={district} />
      <ViewChoice {...choices} isWide={isWide} />
    </>
  );
}

type Choices = Pick<District, 'address' | 'change'>;

interface SiteChoicesProps extends Choices {
  readonly user: CurrentUser;
  readonly own: string | null;
  /** Null until they are known. */
  readonly approved: number | null;
  readonly submitted: number | null;
}

/** Selects the sites shown. Memoised, so that playback does not render it every day. */
const SiteChoices = memo(function SiteChoices({ address, change, user, own, ...counts }: SiteChoicesProps) {
  const { t } = useTranslation();
  return (
    <>
      {user.userType === 'admin' ? (
        <DistrictChoice address={address} change={change} />
      ) : (
        <strong>{nameDistrict(t, own ?? '')}</strong>
      )}
      <YearChoice address={address} change={change} />
      <SegmentedControl
        size="xs"
        aria-label={t('districtPage.scope.label')}
        data={calendarScopes.map((value) => ({
          value,
          label: t(`districtPage.scope.${value}`, { shown: counts[value] ?? UNKNOWN }),
        }))}
        value={address.scope}
        onChange={(scope) => change({ scope, ...(scope === 'approved' && { siteId: null }) })}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('districtPage.levels.label')}
        data={districtLevels.map((value) => ({ value, label: t(`districtPage.levels.${value}`) }))}
        value={address.levels}
        onChange={(levels) => change({ levels })}
      />
    </>
  );
});

const ViewChoice = memo(function ViewChoice({ address, change, isWide }: Choices & { readonly isWide: boolean }) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('districtPage.view.label')}
      data={districtViews.map((value) => ({
        value,
        label: t(`districtPage.view.${value === 'table' && !isWide ? 'list' : value}`),
      }))}
      value={address.view}
      onChange={(view) => change({ view })}
    />
  );
});

function DistrictChoice({ address, change }: Choices) {
  const { t } = useTranslation();
  const all = { value: '', label: t('districtPage.allDistricts') };
  return (
    <NativeSelect
      size="xs"
      aria-label={t('districtPage.district')}
      data={[all, ...Object.keys(terms.district).map((name) => ({ value: name, label: nameDistrict(t, name) }))]}
      value={address.district ?? ''}
      onChange={({ currentTarget }) => change({ district: currentTarget.value || null, pointId: null })}
    />
  );
}

/** Years offered around the shown one; works are planned years ahead. */
const YEARS_BEFORE = 3;
const YEARS = 12;

function YearChoice({ address: { year }, change }: Choices) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      size="xs"
      aria-label={t('districtPage.year')}
      data={Array.from({ length: YEARS }, (_, index) => String(year - YEARS_BEFORE + index))}
      value={String(year)}
      onChange={({ currentTarget }) => change({ year: Number(currentTarget.value), pointId: null })}
    />
  );
}

function WeekChoice({ district }: Pick<DistrictToolsProps, 'district'>) {
  const { t } = useTranslation();
  const { address, change, day, show } = district;
  const monday = mondayOf(day);
  const step = (by: 1 | -1) => {
    const next = addDays(day, by * DAYS_PER_WEEK);
    const left = leaveYear(next, address.year);
    if (left) change(left);
    else show(next);
  };
  return (
    <span className={classes.week}>
      <ActionIcon variant="default" aria-label={t('districtPage.week.previous')} onClick={() => step(-1)}>
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <span className={classes.weekName}>
        <strong>{t('districtPage.week.name', { number: weekNumber(day) })}</strong>{' '}
        <span>{t('districtPage.week.dates', { from: monday, to: addDays(monday, DAYS_PER_WEEK - 1) })}</span>
      </span>
      <ActionIcon variant="default" aria-label={t('districtPage.week.next')} onClick={() => step(1)}>
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </span>
  );
}
