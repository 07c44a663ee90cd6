import { Button, SegmentedControl } from '@mantine/core';
import { stepOn } from '@quietsite/domain';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import type { ContentsProps } from '../district-contents.tsx';
import { clashSpans } from '../model/address.ts';
import { chosenParts } from '../model/chosen-parts.ts';
import { nameRow } from '../model/day-view.ts';
import { findClashWeek } from '../model/weeks.ts';
import { ClashCard } from './clash-card.tsx';
import classes from './clashes.module.css';
import { SiteClashList } from './site-clash-list.tsx';

interface ClashPanelProps extends Omit<ContentsProps, 'onPlay'> {
  readonly ref?: Ref<HTMLElement>;
}

/** The clashes of the week or of the year, or those of one site. */
export function ClashPanel({ ref, ...props }: ClashPanelProps) {
  const { t } = useTranslation();
  const { siteId } = props.district.address;
  return (
    <section
      {...keyboardScroll}
      {...(ref ? { ref } : {})}
      className={classes.panel}
      aria-label={t('districtPage.clashes.title')}
    >
      {siteId === null ? <ClashList {...props} /> : <SiteClashList {...props} siteId={siteId} />}
    </section>
  );
}

function ClashList({ calendar, district, facts }: Omit<ContentsProps, 'onPlay'>) {
  const { t } = useTranslation();
  const { address, change } = district;
  const { reveal } = useMapCommands();
  const { clashes, sites } = facts;
  const request = chosenParts({ calendar, district, facts });
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
                ? t('districtPage.clashes.week', { number, count: facts.clashesInWeek })
                : t('districtPage.clashes.year', { year: address.year, count: calendar.clashCount }),
          }))}
          value={address.span}
          onChange={(span) => change({ span })}
        />
      </div>
      <p className={classes.meaning}>{t('districtPage.clashes.meaning')}</p>
      {clashes.length === 0 && <NoClash {...{ calendar, district, facts }} />}
      <ol className={classes.list}>
        {clashes.map((clash, index) => {
          const { row } = clash;
          const isChosen = row.pointId === address.pointId;
          const choose = () => {
            if (isChosen) return change({ pointId: null });
            const site = sites.get(row.projectId)?.outline.flat(2) ?? [];
            reveal([row.position, ...site]);
            const isClashNow = stepOn(row.steps, district.day)?.isClash === true;
            change({ pointId: row.pointId, ...(!isClashNow && { day: clash.worst.day }) });
          };
          return (
            <ClashCard
              key={row.pointId}
              number={index + 1}
              name={nameRow(row)}
              siteTitle={sites.get(row.projectId)?.title ?? ''}
              clash={clash}
              parts={isChosen ? request : null}
              isChosen={isChosen}
              onChoose={choose}
            />
          );
        })}
      </ol>
    </>
  );
}

/** Leads on to the nearest week with a clash. */
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
        {isOfYear
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
