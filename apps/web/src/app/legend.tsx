import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenProject } from '../session/use-open-project.ts';
import { useStageLayout } from '../ui/stage-layout.tsx';
import classes from './legend.module.css';
import { legendSymbols } from './legend-symbols.tsx';

/** Beside a right panel an open legend would cover too much of the map that is left. */
function hasRoom(coveredAtRight: number): boolean {
  return coveredAtRight === 0 || window.innerWidth - coveredAtRight > 1200;
}

export function Legend() {
  const { t } = useTranslation();
  const { insets } = useStageLayout();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isCalculated = useOpenProject().data?.isCalculated;
  const isOpen = choice ?? hasRoom(insets.right);
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  return (
    <section className={classes.legend} style={{ right: insets.right + 58 }} aria-label={t('legend.title')}>
      <h2>
        <UnstyledButton className={classes.toggle} aria-expanded={isOpen} onClick={() => setChoice(!isOpen)}>
          {t('legend.title')}
          <Chevron size={14} aria-hidden />
        </UnstyledButton>
      </h2>
      {isOpen && (
        <ul>
          {legendSymbols.map(({ id, symbol }) => (
            <li key={id}>
              <svg width="26" height="16" aria-hidden="true">
                {symbol}
              </svg>
              {t(`legend.${id}`)}
            </li>
          ))}
          {isCalculated === false && (
            <li>
              <svg width="26" height="16" aria-hidden="true">
                <circle cx="13" cy="8" r="4.6" fill="#5B6975" stroke="#fff" strokeWidth="1.6" />
              </svg>
              {t('legend.notCalculated')}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
