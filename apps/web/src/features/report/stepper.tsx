import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type ReportStep, readStep } from './report-address.ts';
import classes from './wizard.module.css';

export const stepNames = ['text', 'appendices', 'contact'] as const;

interface StepperProps {
  readonly step: ReportStep;
  readonly isBusy: boolean;
  readonly onStep: (step: ReportStep) => void;
}

/** The current step, and links to each step beside Back and Next (REPORT-01, SHELL-62). */
export function Stepper({ step, isBusy, onStep }: StepperProps) {
  const { t } = useTranslation();
  return (
    <ol className={classes.stepper} aria-label={t('report.steps')}>
      {stepNames.map((name, index) => (
        <li key={name} aria-current={index === step ? 'step' : undefined} data-done={index < step || undefined}>
          <UnstyledButton
            className={classes.step ?? ''}
            disabled={isBusy || index === step}
            onClick={() => onStep(readStep(String(index)))}
          >
            <span className={classes.mark} aria-hidden>
              {index < step ? <IconCheck size={12} /> : index + 1}
            </span>
            {t(`report.step.${name}`)}
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
