import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { DistrictCalendar } from '@quietsite/contracts';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStageInset } from '../../ui/panels/stage-layout.tsx';
import { CalculatingNote } from './calculating-note.tsx';
import { CalendarGrid } from './calendar/calendar-grid.tsx';
import { CalendarNote } from './calendar/calendar-note.tsx';
import { DayPlayer } from './calendar/day-player.tsx';
import { ClashPanel } from './clashes/clash-panel.tsx';
import classes from './district.module.css';
import { DistrictLegend } from './district-legend.tsx';
import { DistrictMap } from './district-map.tsx';
import { describeWeekCount } from './model/describe-counts.ts';
import { NoSites } from './no-sites.tsx';
import { ReceiverCards } from './receiver-cards.tsx';
import { ReceiverTable } from './receiver-table.tsx';
import { type ContentsProps, type DayFacts, type District, useDayFacts } from './use-district.ts';

interface DistrictContentsProps {
  readonly calendar: DistrictCalendar;
  readonly district: District;
  readonly isWide: boolean;
}

export function DistrictContents({ calendar, district, isWide }: DistrictContentsProps) {
  const facts = useDayFacts(calendar, district);
  const [isPlaying, setPlaying] = useState(false);
  const props = { calendar, district, facts };
  const hasSites = calendar.sites.length > 0;
  return (
    <>
      <DistrictMap {...props} isWide={isWide} />
      {hasSites && <Announcement facts={facts} isOn={!isPlaying} />}
      {isWide ? <WideContents {...props} onPlay={setPlaying} /> : <NarrowContents {...props} onPlay={setPlaying} />}
    </>
  );
}

function WideContents({ calendar, district, facts, onPlay }: ContentsProps) {
  const { t } = useTranslation();
  const side = useElementSize<HTMLElement>();
  const foot = useElementSize<HTMLElement>();
  useStageInset('right', Math.round(side.width));
  useStageInset('bottom', Math.round(foot.height));
  const { address, change, show } = district;
  const choose = useCallback((pointId: number | null) => change({ pointId }), [change]);
  const props = { calendar, district, facts };
  if (calendar.sites.length === 0) return <NoSites {...props} />;
  return (
    <>
      {address.view === 'map' ? (
        <>
          <DistrictLegend levels={address.levels} />
          <CalculatingNote calendar={calendar} />
        </>
      ) : (
        <div className={classes.cover}>
          <ReceiverTable {...props} onChoose={choose} />
        </div>
      )}
      <ClashPanel ref={side.ref} {...props} />
      <section ref={foot.ref} className={classes.calendar} aria-label={t('districtPage.calendar.title')}>
        <DayPlayer {...props} onPlay={onPlay} />
        <CalendarGrid
          rows={facts.rows}
          weeks={facts.weeks}
          weekIndex={facts.weekIndex}
          clashesByWeek={calendar.clashesByWeek}
          sites={facts.sites}
          names={facts.names}
          isKnown={facts.isKnown}
          pointId={facts.pointId}
          onDay={show}
          onChoose={choose}
        />
        <CalendarNote {...props} />
      </section>
    </>
  );
}

/** All parts in one column; the player stays at the bottom of the map and of the list. */
function NarrowContents({ calendar, district, facts, onPlay }: ContentsProps) {
  const { t } = useTranslation();
  const foot = useElementSize<HTMLElement>();
  useStageInset('bottom', Math.round(foot.height));
  const props = { calendar, district, facts };
  const isList = district.address.view === 'table';
  if (calendar.sites.length === 0) return <NoSites {...props} />;
  return (
    <>
      {isList ? (
        <div className={classes.list}>
          <ClashPanel {...props} />
          <ReceiverCards {...props} />
          <CalendarNote {...props} />
        </div>
      ) : (
        <>
          <DistrictLegend levels={district.address.levels} />
          <CalculatingNote calendar={calendar} />
        </>
      )}
      <section ref={foot.ref} className={classes.calendar} aria-label={t('districtPage.calendar.title')}>
        <DayPlayer {...props} onPlay={onPlay} />
      </section>
    </>
  );
}

/** Announces the selected week when it changes, except during playback, which would never be silent. */
function Announcement({ facts, isOn }: { readonly facts: DayFacts; readonly isOn: boolean }) {
  const { t } = useTranslation();
  const { week, clashesInWeek, isKnown } = facts;
  const text = useMemo(
    () => (week ? describeWeekCount(t, { number: week.number, count: clashesInWeek, isKnown }) : ''),
    [t, week, clashesInWeek, isKnown],
  );
  return (
    <VisuallyHidden role="status" aria-live={isOn ? 'polite' : 'off'}>
      {text}
    </VisuallyHidden>
  );
}
