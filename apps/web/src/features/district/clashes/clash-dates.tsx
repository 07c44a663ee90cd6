import { Button } from '@mantine/core';
import type { ClashDates as Dates } from '@quietsite/contracts';
import { addDays } from '@quietsite/domain';
import { IconCalendarSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectTitle } from '../../../lib/format.ts';
import { QueryState } from '../../../ui/states.tsx';
import { datesQuery, type PartsRequest } from '../district-calls.ts';
import { readOutcome } from '../model/show-clash.ts';
import classes from './clashes.module.css';

/** On request, the dates of each site that would end the clash. Changes nothing. */
export function ClashDates({ request }: { readonly request: PartsRequest }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const query = useQuery({ ...datesQuery(request), enabled: isAsked });
  return (
    <>
      <Button
        variant="default"
        size="compact-xs"
        className={classes.write ?? ''}
        leftSection={<IconCalendarSearch size={14} aria-hidden />}
        aria-expanded={isAsked}
        aria-controls={isAsked ? id : undefined}
        onClick={() => setAsked(!isAsked)}
      >
        {t('districtPage.dates.title')}
      </Button>
      {isAsked && (
        <section id={id} className={classes.dates} aria-label={t('districtPage.dates.title')} aria-live="polite">
          {query.data ? <Found dates={query.data} /> : <QueryState query={query} />}
        </section>
      )}
    </>
  );
}

function Found({ dates }: { readonly dates: Dates }) {
  const { t } = useTranslation();
  const { sites, elsewhere } = dates;
  return (
    <>
      <ul>
        {sites.map((site) => (
          <li key={site.projectId}>
            <SiteDates site={site} dates={dates} />
          </li>
        ))}
      </ul>
      {elsewhere > 0 && <p>{t('districtPage.dates.elsewhere', { count: elsewhere })}</p>}
      <p>{t('districtPage.dates.note')}</p>
    </>
  );
}

function SiteDates({ site, dates }: { readonly site: Dates['sites'][number]; readonly dates: Dates }) {
  const { t } = useTranslation();
  const outcome = readOutcome(site);
  const { shifts, remainingDays, worseReceivers, isProven } = site;
  return (
    <>
      <strong>{projectTitle(site)}</strong>
      <p data-outcome={outcome}>
        {t(`districtPage.dates.${outcome}`, { remaining: remainingDays, count: dates.clashDays })}
      </p>
      {shifts.length > 0 && (
        <ul>
          {shifts.map((shift) => (
            <Shift key={shift.taskId} shift={shift} />
          ))}
        </ul>
      )}
      {worseReceivers > 0 && <p>{t('districtPage.dates.worse', { count: worseReceivers })}</p>}
      {shifts.length > 0 && remainingDays > 0 && !isProven && <p>{t('districtPage.dates.unproven')}</p>}
    </>
  );
}

function Shift({ shift }: { readonly shift: Dates['sites'][number]['shifts'][number] }) {
  const { t } = useTranslation();
  const { name, start, end, days } = shift;
  const [from, to] = [addDays(start, days), addDays(end, days)];
  return (
    <li>
      {t(`districtPage.dates.${days > 0 ? 'later' : 'earlier'}`, { name, count: Math.abs(days) })}
      <span className={classes.shift}>{t('districtPage.week.dates', { from, to })}</span>
    </li>
  );
}
