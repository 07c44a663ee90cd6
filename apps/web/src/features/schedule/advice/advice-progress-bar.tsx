import { Button, Progress } from '@mantine/core';
import type { AdviceProgress } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import classes from './advice.module.css';
import { AdviceBody } from './advice-body.tsx';

interface AdviceProgressBarProps {
  readonly progress: AdviceProgress | null;
  readonly onStop: () => void;
}

export function AdviceProgressBar({ progress, onStop }: AdviceProgressBarProps) {
  const { t } = useTranslation();
  const label = t('scheduleAdvice.search.label');
  return (
    <AdviceBody
      foot={
        <Button variant="default" onClick={onStop}>
          {t('scheduleAdvice.search.stop')}
        </Button>
      }
    >
      <p role="status">{label}</p>
      <Progress value={Math.round((progress?.share ?? 0) * 100)} size={6} aria-label={label} />
      {progress && <p className={classes.hint}>{t('scheduleAdvice.search.days', { count: progress.days })}</p>}
    </AdviceBody>
  );
}
