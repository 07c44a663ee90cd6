import { VisuallyHidden } from '@mantine/core';
import type { GuideStep } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '../../lib/languages.ts';
import pictures from './guide-pictures.json' with { type: 'json' };
import classes from './help.module.css';

/**
 * A screenshot in the user's language. `pnpm guide:pictures` takes it, and a journey detects when it is out of date.
 */
export function GuidePicture({ step }: { readonly step: GuideStep }) {
  const { t, i18n } = useTranslation();
  const { width, height } = pictures[step];
  const source = `/guide/${step}.${toLanguage(i18n.language)}.webp`;
  return (
    <a className={classes.picture} href={source} target="_blank" rel="noopener">
      <img src={source} width={width} height={height} loading="lazy" alt={t(`accounts.help.steps.${step}.picture`)} />
      <VisuallyHidden>{t('accounts.help.larger')}</VisuallyHidden>
    </a>
  );
}
