import type { Brief } from '@quietsite/domain';
import { displayJudged, keysOf } from '@quietsite/domain';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../lib/routes.ts';
import classes from './brief.module.css';
import { CheckList } from './check-list.tsx';
import { HasPlaces, PlaceLink } from './place-link.tsx';
import type { Tile } from './tiles.ts';

interface BriefListProps {
  readonly id: string;
  readonly tile: Tile;
  readonly title: string;
  readonly brief: Brief;
}

/** The details behind a tile's figure. */
export function BriefList({ id, tile, title, brief }: BriefListProps) {
  return (
    <section id={id} className={classes.list} aria-label={title}>
      <Contents tile={tile} brief={brief} />
    </section>
  );
}

function Contents({ tile, brief }: Pick<BriefListProps, 'tile' | 'brief'>) {
  const { t } = useTranslation();
  const { exceeding, worst, days, measures, byHand, since, checks } = brief;
  switch (tile) {
    case 'exceeding':
      return <Receivers receivers={exceeding} empty={t('brief.nothingExceeds')} />;
    case 'worst':
      return (
        <Receivers
          receivers={worst ? [worst] : []}
          noteOf={({ level, criterion }) =>
            t('brief.levelAgainst', { level: displayJudged(level, criterion), criterion })
          }
          empty={t('brief.silent')}
        />
      );
    case 'days':
      return (
        <Receivers
          receivers={days.exceeded}
          noteOf={(receiver) => t('brief.daysOf', { count: receiver.days })}
          empty={t('brief.nothingExceeds')}
        />
      );
    case 'measures':
      return (
        <Lines
          lines={(['methods', 'quieterEquipment', 'barriers', 'others'] as const).map((stage) =>
            t(`brief.stages.${stage}`, { count: measures[stage] }),
          )}
        >
          <PageLink path={`${routes.mitigation}/1`}>{t('brief.toMeasures')}</PageLink>
        </Lines>
      );
    case 'byHand':
      if (!byHand) return <p className={classes.hint}>{t('brief.unknownHint')}</p>;
      return (
        <Lines lines={keysOf(byHand).map((what) => t(`brief.hand.${what}`, { count: byHand[what] }))}>
          <PageLink path={`${routes.report}?section=history`}>{t('brief.toHistory')}</PageLink>
        </Lines>
      );
    case 'checks':
      return <CheckList checks={checks} />;
    case 'since':
      if (!since) return <p className={classes.hint}>{t('brief.firstHint')}</p>;
      return (
        <Lines
          lines={[
            named(t('brief.noLonger', { count: since.noLongerExceeding.length }), since.noLongerExceeding),
            named(t('brief.newly', { count: since.newlyExceeding.length }), since.newlyExceeding),
            ...(since.isCalendarChanged ? [t('brief.calendarChanged')] : []),
            ...(since.isScreeningChanged ? [t('brief.screeningChanged')] : []),
          ]}
        />
      );
  }
}

const named = (text: string, names: readonly string[]): string =>
  names.length === 0 ? text : `${text}: ${names.join(', ')}`;

interface Receiver {
  readonly pointId: number;
  readonly name: string;
  readonly buildingName: string;
}

interface ReceiversProps<Item extends Receiver> {
  readonly receivers: readonly Item[];
  readonly noteOf?: (receiver: Item) => string;
  readonly empty: string;
}

/** Each item shows its receiver on the map. */
function Receivers<Item extends Receiver>({ receivers, noteOf, empty }: ReceiversProps<Item>) {
  const { t } = useTranslation();
  if (receivers.length === 0) return <p className={classes.hint}>{empty}</p>;
  return (
    <ul>
      {receivers.map((receiver) => (
        <li key={receiver.pointId}>
          <PlaceLink
            path={routes.review}
            receiverId={receiver.pointId}
            label={t('review.goTo', { name: receiver.name || receiver.buildingName })}
          >
            {receiver.name} {receiver.buildingName}
          </PlaceLink>
          {noteOf && <small>{noteOf(receiver)}</small>}
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines, children }: { readonly lines: readonly string[]; readonly children?: ReactNode }) {
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </>
  );
}

/** Only a link to a page; renders nothing if there is no page. */
function PageLink({ path, children }: { readonly path: string; readonly children: string }) {
  return useContext(HasPlaces) && <PlaceLink path={path}>{children}</PlaceLink>;
}
