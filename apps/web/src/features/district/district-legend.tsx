import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BorderlineIcon } from '../../ui/borderline-icon.tsx';
import classes from './legend.module.css';
import { TONES } from './model/figures.ts';
import type { DistrictLevels } from './model/shown-levels.ts';

/** From this size on, the map is at least 900 px wide beside the list of clashes, which takes 29 % of the page. */
const HAS_ROOM = '(min-width: 1300px) and (min-height: 800px)';

/** Explains the colours, shapes and lines of the map. */
export function DistrictLegend({ levels }: { readonly levels: DistrictLevels }) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<boolean | null>(null);
  const hasRoom = useMediaQuery(HAS_ROOM, true, {
    getInitialValueInEffect: false,
  });
  const isOpen = choice ?? hasRoom === true;
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  return (
    <section className={classes.legend} aria-label={t(`districtPage.legend.${levels}`)}>
      <h3>
        <UnstyledButton className={classes.toggle} aria-expanded={isOpen} onClick={() => setChoice(!isOpen)}>
          {t(`districtPage.legend.${levels}`)}
          <Chevron size={14} aria-hidden />
        </UnstyledButton>
      </h3>
      {isOpen && (
        <ul>
          {TONES.map((tone) => (
            <li key={tone}>
              <span className={classes.tone} data-tone={tone}>
                {tone === 'borderline' && <BorderlineIcon size={11} />}
                {tone === 'exceeds' && '◆'}
              </span>
              {t(`districtPage.legend.${tone}`)}
            </li>
          ))}
          <li>
            <span className={classes.label}>1</span>
            {t('districtPage.legend.clash')}
          </li>
          {(['approved', 'idle', 'submitted', 'strip', 'openAir'] as const).map((look) => (
            <li key={look}>
              <span className={classes.site} data-look={look} />
              {t(`districtPage.legend.${look}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
