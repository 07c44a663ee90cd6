import { Button, SegmentedControl } from '@mantine/core';
import { stepOn } from '@quietsite/domain';
import { IconDownload } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '../../../lib/languages.ts';
import { readLoneKey, stepRow } from '../../../lib/lone-key.ts';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import { clashFile, type PartsRequest } from '../district-calls.ts';
import { clashSpans } from '../model/address.ts';
import { chosenParts } from '../model/chosen-parts.ts';
import { describeCalculating, shownCount } from '../model/describe-counts.ts';
import { findClashWeek } from '../model/weeks.ts';
import type { ContentsProps } from '../use-district.ts';
import { ClashCard } from './clash-card.tsx';
import classes from './clashes.module.css';
import { SiteClashList } from './site-clash-list.tsx';

interface ClashPanelProps extends Omit<ContentsProps, 'onPlay'> {
  readonly ref?: Ref<HTMLElement>;
}

/** The clashes of the week, of the year or of one site. */
export function ClashPanel({ ref, ...props }: ClashPanelProps) {
  const { t } = useTranslation();
  const { siteId } = props.district.address;
  return (
    <section
      {...keyboardScroll}
      {...(ref ? { ref } : {})}
      className={classes.panel}
      aria-label={t('districtPage.clashes.title')}
      onKeyDown={stepCards}
    >
      {siteId === null ? <ClashList {...props} /> : <SiteClashList {...props} siteId={siteId} />}
    </section>
  );
}

/** J and K go through the clashes, as through the rows of the Inbox. Only with the focus in the panel (WCAG 2.1.4). */
function stepCards(event: KeyboardEvent<HTMLElement>): void {
  const key = readLoneKey(['j', 'k'], event.nativeEvent);
  if (key === null) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-clash-card]')];
  const current = cards.findIndex((card) => card.contains(document.activeElement));
  event.preventDefault();
  cards[stepRow(cards.length, current, key === 'j' ? 1 : -1)]?.querySelector('button')?.focus();
}

function ClashList({ calendar, district, facts }: Omit<ContentsProps, 'onPlay'>) {
  const { t } = useTranslation();
  const { address, change } = district;
  const { clashes, sites } = facts;
  const choose = useClashSelection({ district, facts });
  const request = useStable(chosenParts({ calendar, district, facts }));
  const number = facts.week?.number ?? 0;
  return (
    <>
      <div className={classes.head}>
        <h3>{t('districtPage.clashes.title')}</h3>
        <SegmentedControl
          size="xs"
          aria-label={t('districtPage.clashes.span')}
          data={clashSpans.map((value) => ({
            value,
            label:
              value === 'week'
                ? t('districtPage.clashes.week', { number, shown: shownCount(facts.clashesInWeek, facts.isKnown) })
                : t('districtPage.clashes.year', {
                    year: address.year,
                    shown: shownCount(calendar.clashCount, facts.isKnown),
                  }),
          }))}
          value={address.span}
          onChange={(span) => change({ span })}
        />
        {facts.isKnown && calendar.clashCount > 0 && <ClashFile district={district} />}
      </div>
      <p className={classes.meaning}>{t('districtPage.clashes.meaning')}</p>
      {clashes.length === 0 && <NoClash {...{ calendar, district, facts }} />}
      <ol className={classes.list}>
        {clashes.map((clash, index) => {
          const { pointId, projectId } = clash.row;
          const isChosen = pointId === facts.pointId;
          return (
            <ClashCard
              key={pointId}
              number={index + 1}
              name={facts.namesOfSites.get(pointId) ?? ''}
              siteTitle={sites.get(projectId)?.title ?? ''}
              parts={isChosen ? request : null}
              onChoose={choose}
              {...{ pointId, clash, isChosen }}
            />
          );
        })}
      </ol>
    </>
  );
}

function ClashFile({ district: { district, address } }: Pick<ContentsProps, 'district'>) {
  const { t, i18n } = useTranslation();
  const { year, scope } = address;
  return (
    <Button
      component="a"
      variant="default"
      size="xs"
      href={clashFile({ district, year, scope }, toLanguage(i18n.language))}
      download
      leftSection={<IconDownload size={14} aria-hidden />}
      aria-label={t('districtPage.clashes.fileOf', { year })}
    >
      {t('districtPage.clashes.file')}
    </Button>
  );
}

/** Selects the receiver and its site on a day with a clash. A second click clears the selection. */
function useClashSelection({ district, facts }: Pick<ContentsProps, 'district' | 'facts'>): (pointId: number) => void {
  const { reveal } = useMapCommands();
  const newest = useLatestRef({ district, facts, reveal });
  return useCallback(
    (pointId) => {
      const { change, day } = newest.current.district;
      const { clashes, sites, pointId: chosenId } = newest.current.facts;
      const clash = clashes.find(({ row }) => row.pointId === pointId);
      if (!clash || pointId === chosenId) return change({ pointId: null });
      const { position, projectId, steps } = clash.row;
      newest.current.reveal([position, ...(sites.get(projectId)?.outline.flat(2) ?? [])]);
      change({ pointId, ...(!stepOn(steps, day)?.isClash && { day: clash.worst.day }) });
    },
    [newest],
  );
}

/** Returns the same object while its content is unchanged. */
function useStable(request: PartsRequest | null): PartsRequest | null {
  const text = JSON.stringify(request);
  return useMemo(() => JSON.parse(text) as PartsRequest | null, [text]);
}

/** Links to the nearest week with a clash. */
function NoClash({ calendar, district, facts }: Omit<ContentsProps, 'onPlay'>) {
  const { t } = useTranslation();
  const { span, year } = district.address;
  const { weeks, weekIndex, week } = facts;
  const index = findClashWeek(calendar.clashesByWeek, weekIndex);
  const other = index === null ? undefined : weeks[index];
  const isOfYear = span === 'year' || other === undefined;
  return (
    <div className={classes.none}>
      <p>
        {!facts.isKnown
          ? describeCalculating(t, calendar)
          : isOfYear
            ? t('districtPage.clashes.noneInYear', { year })
            : t('districtPage.clashes.noneInWeek', { number: week?.number ?? 0 })}
      </p>
      {!isOfYear && (
        <Button variant="default" size="xs" onClick={() => district.show(other.start)}>
          {t(`districtPage.clashes.${other.index > weekIndex ? 'next' : 'previous'}`, { number: other.number })}
        </Button>
      )}
    </div>
  );
}
