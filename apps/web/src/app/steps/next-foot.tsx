import { Button } from '@mantine/core';
import type { ProjectProgress } from '@quietsite/contracts';
import type { StepPlace } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { isRunActive } from '../../session/project-events.tsx';
import { describeNext } from '../../session/steps/describe-step.ts';
import { useRun } from '../../session/use-run.ts';
import classes from './steps-panel.module.css';

interface NextFootProps {
  readonly progress: ProjectProgress;
  readonly onGo: (place: StepPlace) => void;
}

/** A single next action, in one button. */
export function NextFoot({ progress: { next }, onGo }: NextFootProps) {
  const { t } = useTranslation();
  const isBusy = isRunActive(useRun().data ?? null);
  if (isBusy || next === null)
    return <p className={classes.foot}>{t(isBusy ? 'steps.calculating' : 'steps.nothingNext')}</p>;
  return (
    <div className={classes.foot}>
      <span>{t('steps.next')}</span>
      <Button fullWidth onClick={() => onGo(next.place)}>
        {describeNext(t, next)}
      </Button>
    </div>
  );
}
