import { ActionIcon, NativeSelect, SegmentedControl } from '@mantine/core';
import { type CurrentUser, calendarScopes } from '@quietsite/contracts';
import { addDays, DAYS_PER_WEEK, mondayOf } from '@quietsite/domain';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../lib/name-district.ts';
import { terms } from '../../texts/terms.en.ts';
import classes from './district.module.css';
import { districtViews } from './model/address.ts';
import { weekNumber } from './model/weeks.ts';
import type { District } from './use-district.ts';

interface DistrictToolsProps {
  readonly user: CurrentUser;
  readonly district: District;
  readonly isWide: boolean;
}

/** District, year, sites, week and view. */
export function DistrictTools({ user, district, isWide }: DistrictToolsProps) {
  const { t } = useTranslation();
  const { address, change, query } = district;
  const counts = query.data?.siteCounts;
  return (
    <>
      <DistrictChoice user={user} district={district} />
      <YearChoice district={district} />
      <SegmentedControl
        size="xs"
        aria-label={t('districtPage.scope.label')}
        data={calendarScopes.map((value) => ({
          value,
          label: t(`districtPage.scope.${value}`, { count: counts?.[value] ?? 0 }),
        }))}
        value={address.scope}
        onChange={(scope) => change({ scope, ...(scope === 'approved' && { siteId: null }) })}
      />
      <span className={classes.space} />
      <WeekChoice district={district} />
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
    </>
  );
}

function DistrictChoice({ user, district }: Pick<DistrictToolsProps, 'user' | 'district'>) {
  const { t } = useTranslation();
  if (user.userType !== 'admin') return <strong>{nameDistrict(t, district.district ?? '')}</strong>;
  const all = { value: '', label: t('districtPage.allDistricts') };
  return (
    <NativeSelect
      size="xs"
      aria-label={t('districtPage.district')}
      data={[all, ...Object.keys(terms.district).map((name) => ({ value: name, label: nameDistrict(t, name) }))]}
      value={district.address.district ?? ''}
      onChange={({ currentTarget }) => district.change({ district: currentTarget.value || null, pointId: null })}
    />
  );
}

/** Years around the shown one; works are planned years ahead. */
const YEARS_BEFORE = 3;
const YEARS = 12;

function YearChoice({ district }: Pick<DistrictToolsProps, 'district'>) {
  const { t } = useTranslation();
  const { year } = district.address;
  return (
    <NativeSelect
      size="xs"
      aria-label={t('districtPage.year')}
      data={Array.from({ length: YEARS }, (_, index) => String(year - YEARS_BEFORE + index))}
      value={String(year)}
      onChange={({ currentTarget }) => district.change({ year: Number(currentTarget.value), pointId: null })}
    />
  );
}

function WeekChoice({ district }: Pick<DistrictToolsProps, 'district'>) {
  const { t } = useTranslation();
  const { day, show, query } = district;
  const monday = mondayOf(day);
  const { start, end } = query.data ?? { start: monday, end: addDays(monday, DAYS_PER_WEEK - 1) };
  const [previous, next] = [addDays(day, -DAYS_PER_WEEK), addDays(day, DAYS_PER_WEEK)];
  return (
    <span className={classes.week}>
      <ActionIcon
        variant="default"
        aria-label={t('districtPage.week.previous')}
        aria-disabled={previous < start}
        onClick={() => previous >= start && show(previous)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <span className={classes.weekName}>
        <strong>{t('districtPage.week.name', { number: weekNumber(day) })}</strong>{' '}
        <span>{t('districtPage.week.dates', { from: monday, to: addDays(monday, DAYS_PER_WEEK - 1) })}</span>
      </span>
      <ActionIcon
        variant="default"
        aria-label={t('districtPage.week.next')}
        aria-disabled={next > end}
        onClick={() => next <= end && show(next)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </span>
  );
}
