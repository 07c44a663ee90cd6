import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReportStep } from './report-address.ts';
import classes from './wizard.module.css';

export const stepNames = ['text', 'appendices', 'contact'] as const;

/** Where somebody is; the ways are Back and Next alone (REPORT-01). */
export function Stepper({ step }: { readonly step: ReportStep }) {
  const { t } = useTranslation();
  return (
    <ol className={classes.stepper} aria-label={t('report.steps')}>
      {stepNames.map((name, index) => (
        <li key={name} aria-current={index === step ? 'step' : undefined} data-done={index < step || undefined}>
          <span className={classes.mark} aria-hidden>
            {index < step ? <IconCheck size={12} /> : index + 1}
          </span>
          {t(`report.step.${name}`)}
        </li>
      ))}
    </ol>
  );
}
