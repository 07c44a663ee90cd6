import type { DayString, ScreenedZone } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePreviewAnswer } from '../../../project/preview/use-preview-answer.ts';
import { nameScreen } from '../../../project/screening/name-screen.ts';
import { useHasScreening } from '../../../project/screening/use-has-screening.ts';
import { useDerivation } from '../../../session/derivation/use-derivation.ts';
import { DerivationLink, Fact } from './popup-figures.tsx';
import classes from './receiver-popup.module.css';

interface ScreeningFactProps {
  readonly pointId: number;
  /** Null: all days. */
  readonly day: DayString | null;
}

/** The corrections for screening at a receiver, each with a link to its section in the derivation (M-117). */
export function ScreeningFact({ pointId, day }: ScreeningFactProps) {
  const { show } = useDerivation();
  const isAsked = useHasScreening();
  const zones = usePreviewAnswer('screenedZones', isAsked ? { pointId, day } : null).value ?? [];
  return (
    <ScreenedZones
      zones={zones.filter(({ correction }) => correction < 0)}
      onExplain={(zone) => show({ pointId, day: zone.day, run: 'mitigated', zoneId: zone.zoneId })}
    />
  );
}

/** More would not help to judge a level. */
const MAX_SHOWN = 3;

interface ScreenedZonesProps {
  readonly zones: readonly ScreenedZone[];
  readonly onExplain: (zone: ScreenedZone) => void;
}

export function ScreenedZones({ zones, onExplain }: ScreenedZonesProps) {
  const { t } = useTranslation();
  if (zones.length === 0) return null;
  const more = zones.length - MAX_SHOWN;
  return (
    <Fact
      label={t('popup.screening')}
      value={
        <ul className={classes.screening}>
          {zones.slice(0, MAX_SHOWN).map((zone) => (
            <li key={zone.zoneId}>
              <DerivationLink
                title={t('derivation.section.openOf', { zone: zone.zoneName })}
                onExplain={() => onExplain(zone)}
              >
                {describe(t, zone)}
              </DerivationLink>
            </li>
          ))}
          {more > 0 && <li>{t('popup.screened.more', { count: more })}</li>}
        </ul>
      }
    />
  );
}

function describe(t: TFunction, { zoneName, correction, isHidden, source }: ScreenedZone): string {
  const facts = { zone: zoneName, correction, screen: source.screen ? nameScreen(t, source.screen) : '' };
  if (isHidden) return t('popup.screened.hidden', facts);
  return t(source.isHidden ? 'popup.screened.exceptQuiet' : 'popup.screened.inView', facts);
}
