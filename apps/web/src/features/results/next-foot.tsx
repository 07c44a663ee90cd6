import { Button } from '@mantine/core';
import type { StepPlace } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useSteps } from '../../session/steps/steps-query.ts';
import { describeNextChoice } from './next-choice.ts';
import classes from './results.module.css';

/** Mitigation and the report are always one click away; the next step by the rule of the steps is highlighted. */
export function NextFoot({ onGo }: { readonly onGo: (place: StepPlace) => void }) {
  const { t } = useTranslation();
  const progress = useSteps().data;
  if (!progress) return null;
  const { text, buttons } = describeNextChoice(t, progress);
  return (
    <div className={classes.next}>
      <p role="status">
        <strong>{t('runLog.suggestion.next')}</strong> {text}
      </p>
      <div className={classes.ways}>
        {buttons.map(({ label, place, isNext }) => (
          <Button key={label} variant={isNext ? 'filled' : 'default'} onClick={() => onGo(place)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
