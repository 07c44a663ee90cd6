import type { SourceScreening } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { type Cited, cite } from '../../lib/cited.ts';
import { formatMetres } from '../../lib/format.ts';
import { nameScreen } from '../../project/screening/name-screen.ts';
import type { ActivityBlock } from './derivation-model.ts';
import { formatCorrection } from './figures.ts';

/**
 * The correction of an activity, and the line of sight from the receiver to each of its sources (M-106, M-107, M-117).
 */
export function describeScreening(t: TFunction, { screening, sources }: ActivityBlock): Cited[] {
  if (screening === null) return [];
  const correction = t('derivation.screened.correction', { correction: formatCorrection(screening.correction) });
  return [
    cite(correction, screening.clause ?? 'M-107'),
    ...(screening.clause === 'M-109' ? [cite(t('derivation.screened.blank'), 'M-109')] : []),
    ...sources.flatMap((source) => (source.screening ? [describeSource(t, source.screening, source.kind)] : [])),
  ];
}

function describeSource(t: TFunction, source: SourceScreening, kind: 'notional' | 'fixed'): Cited {
  const { reason, roof, lowest, screen, rays, isHidden } = source;
  if (reason !== null) return cite(t(`screening.undecidedReasons.${reason}`), 'M-114');
  const what = t(`derivation.screened.${kind}`);
  const tested = rays === null ? '' : t('derivation.screened.tested', { ...rays });
  const metres = { roof: formatMetres(roof ?? 0), what };
  if (lowest === null || screen === null) return cite(`${t('derivation.screened.inView', metres)} ${tested}`, 'M-106');
  const decided = t('derivation.screened.decides', {
    screen: nameScreen(t, screen),
    level: formatMetres(screen.roofLevel ?? lowest.top),
    origin: screen.origin === null ? '' : t(`derivation.screened.origins.${screen.origin}`),
    distance: formatMetres(lowest.distanceMetres),
    at: formatMetres(lowest.atMetres),
  });
  const text = isHidden ? 'derivation.screened.hidden' : 'derivation.screened.partly';
  return cite(`${t(text, { ...metres, horizon: formatMetres(lowest.horizon) })} ${decided} ${tested}`, 'M-106');
}
