import { ActionIcon, NativeSelect } from '@mantine/core';
import { addDays, type DayString, dayNumber } from '@quietsite/domain';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clampDay, SPEEDS, type Speed } from '../../../lib/day-span.ts';
import { usePlay } from '../../../ui/use-play.ts';
import { isAtWork } from '../model/day-view.ts';
import { describeCalculating } from '../model/describe-counts.ts';
import type { ContentsProps } from '../use-district.ts';
import classes from './calendar.module.css';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Steps through the days and plays them; the selected week follows. */
export function DayPlayer({ calendar, district, facts, onPlay }: ContentsProps) {
  const { t } = useTranslation();
  const { day, show } = district;
  const span = useMemo(() => ({ first: calendar.start, last: calendar.end }), [calendar.start, calendar.end]);
  const [speed, setSpeed] = useState<Speed>(7);
  const { isPlaying, toggle, pause } = usePlay(day, span, speed, show);
  useEffect(() => onPlay(isPlaying), [isPlaying, onPlay]);
  const move = (next: DayString) => {
    pause();
    show(clampDay(next, span));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    move(addDays(day, event.shiftKey ? 7 * step : step));
  };
  const [isFirst, isLast] = [day === span.first, day === span.last];
  const working = calendar.sites.filter((site) => isAtWork(site, day)).length;
  const sites = t('districtPage.player.sites', { count: calendar.sites.length });
  const weekday = WEEKDAYS[(dayNumber(day) - dayNumber(calendar.start)) % WEEKDAYS.length] ?? 'monday';
  return (
    <fieldset className={classes.player} onKeyDown={onKeyDown} aria-label={t('districtPage.player.title')}>
      <PlayerButton name="first" isOff={isFirst} onClick={() => move(span.first)}>
        <IconPlayerSkipBack size={16} aria-hidden />
      </PlayerButton>
      <PlayerButton name="previous" isOff={isFirst} onClick={() => move(addDays(day, -1))}>
        <IconChevronLeft size={16} aria-hidden />
      </PlayerButton>
      <ActionIcon
        size={32}
        variant="filled"
        className={classes.play ?? ''}
        aria-label={t(`districtPage.player.${isPlaying ? 'pause' : 'play'}`)}
        onClick={toggle}
      >
        {isPlaying ? <IconPlayerPauseFilled size={15} aria-hidden /> : <IconPlayerPlayFilled size={15} aria-hidden />}
      </ActionIcon>
      <PlayerButton name="next" isOff={isLast} onClick={() => move(addDays(day, 1))}>
        <IconChevronRight size={16} aria-hidden />
      </PlayerButton>
      <PlayerButton name="last" isOff={isLast} onClick={() => move(span.last)}>
        <IconPlayerSkipForward size={16} aria-hidden />
      </PlayerButton>
      <span className={classes.day}>
        <strong>{day}</strong>{' '}
        <span>
          {[
            t(`districtPage.player.weekday.${weekday}`),
            t('districtPage.player.atWork', { working, sites }),
            facts.clashesOnDay === 0 && !facts.isKnown
              ? describeCalculating(t, calendar)
              : t('districtPage.player.clashes', { count: facts.clashesOnDay }),
          ].join(', ')}
        </span>
      </span>
      <NativeSelect
        size="xs"
        className={classes.speed ?? ''}
        aria-label={t('districtPage.player.speed')}
        value={String(speed)}
        data={SPEEDS.map((count) => ({
          value: String(count),
          label: t('districtPage.player.daysPerSecond', { count }),
        }))}
        onChange={({ currentTarget }) =>
          setSpeed(SPEEDS.find((known) => String(known) === currentTarget.value) ?? speed)
        }
      />
    </fieldset>
  );
}

interface PlayerButtonProps {
  readonly name: 'first' | 'previous' | 'next' | 'last';
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** At either end the button keeps the focus and does nothing. */
function PlayerButton({ name, isOff, onClick, children }: PlayerButtonProps) {
  const { t } = useTranslation();
  const label = t(`districtPage.player.${name}`);
  return (
    <ActionIcon size={32} aria-label={label} title={label} aria-disabled={isOff} onClick={() => isOff || onClick()}>
      {children}
    </ActionIcon>
  );
}
