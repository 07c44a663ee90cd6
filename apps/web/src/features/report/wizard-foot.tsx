import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconMapPinCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SteadyButton } from '../../ui/steady-button.tsx';
import { type SubmitState, submitLabel } from './contact/findings.ts';
import type { ReportStep } from './report-address.ts';
import classes from './wizard.module.css';

interface WizardFootProps {
  readonly step: ReportStep;
  readonly note: ReactNode;
  readonly isReadonly: boolean;
  readonly isPreview: boolean;
  readonly isBusy: boolean;
  readonly canSubmit: boolean;
  readonly submission: Pick<SubmitState, 'isSubmitting' | 'isSubmitted'>;
  readonly onTogglePreview: () => void;
  readonly onSelectPoints: () => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onSubmit: () => void;
}

/** The buttons of each step (REPORT-02 to REPORT-04). */
export function WizardFoot(props: WizardFootProps) {
  const { t } = useTranslation();
  const { step, isReadonly, isPreview, isBusy, canSubmit, submission } = props;
  return (
    <div className={classes.foot} data-foot>
      {!isReadonly && (
        <Button
          variant="default"
          leftSection={<IconMapPinCheck size={15} aria-hidden />}
          disabled={submission.isSubmitting}
          onClick={props.onSelectPoints}
        >
          {t('report.selectPoints')}
        </Button>
      )}
      {props.note}
      <div className={classes.space} />
      {step === 0 && !isReadonly && (
        <Button variant="default" onClick={props.onTogglePreview}>
          {t(isPreview ? 'report.edit' : 'report.preview')}
        </Button>
      )}
      {step > 0 && (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={15} aria-hidden />}
          disabled={submission.isSubmitting}
          onClick={props.onBack}
        >
          {t('report.back')}
        </Button>
      )}
      {step < 2 && (
        <Button rightSection={<IconArrowRight size={15} aria-hidden />} loading={isBusy} onClick={props.onNext}>
          {t('report.next')}
        </Button>
      )}
      {step === 2 && (
        <SteadyButton isOff={!canSubmit} onClick={props.onSubmit}>
          {t(submitLabel(submission))}
        </SteadyButton>
      )}
    </div>
  );
}
