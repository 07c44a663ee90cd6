import { UnstyledButton } from '@mantine/core';
import type { ProjectProgress } from '@quietsite/contracts';
import type { LevelSummary, StepItem, StepPlace, StepStatus } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatInstantMinute, formatJudged } from '../../lib/format.ts';
import { describeAct, describeItem, describeState } from '../../session/steps/describe-step.ts';
import { StepMark } from '../../session/steps/step-mark.tsx';
import classes from './steps-panel.module.css';

interface StepListProps {
  readonly progress: ProjectProgress;
  readonly isReadonly: boolean;
  readonly onGo: (place: StepPlace) => void;
}

export function StepList({ progress: { steps, levels }, ...rest }: StepListProps) {
  return (
    <ol className={classes.list}>
      {steps.map((status, index) => (
        <Step key={status.step} status={status} number={index + 1} levels={levels} {...rest} />
      ))}
    </ol>
  );
}

interface StepProps extends Omit<StepListProps, 'progress'> {
  readonly status: StepStatus;
  readonly number: number;
  readonly levels: LevelSummary | null;
}

function Step({ status, number, levels, isReadonly, onGo }: StepProps) {
  const { t } = useTranslation();
  const { step, state, missing } = status;
  return (
    <li className={classes.step} data-state={state}>
      <StepMark state={state} size={20} number={number} />
      <h3>{t(`steps.name.${step}`)}</h3>
      <p className={classes.state}>{describeState(t, status)}</p>
      {describeLevels(t, step, levels).map((line) => (
        <p key={line} className={classes.line}>
          {line}
        </p>
      ))}
      {missing.length > 0 && (
        <ul>
          {missing.map((item) => (
            <Missing key={item.code} item={item} isReadonly={isReadonly} onGo={onGo} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The time of the levels and the worst level, where levels are judged. */
function describeLevels(t: TFunction, step: StepStatus['step'], levels: LevelSummary | null): string[] {
  if (levels === null) return [];
  const time = formatInstantMinute(levels.calculatedAt);
  if (step === 'levels') return [t(levels.isCurrent ? 'steps.levelsOf' : 'steps.levelsOld', { time })];
  if (step !== 'mitigation' || levels.worst === null) return [];
  const { name, level, criterion } = levels.worst;
  return [t('steps.worst', { name, level: formatJudged(level, criterion), criterion: formatCriterion(criterion) })];
}

interface MissingProps extends Omit<StepListProps, 'progress'> {
  readonly item: StepItem;
}

function Missing({ item, isReadonly, onGo }: MissingProps) {
  const { t } = useTranslation();
  const text = describeItem(t, item);
  const act = isReadonly ? t('steps.view') : describeAct(t, item);
  // A reader cannot calculate or start a project, but can view everything else.
  const hasPlace = item.place.screen !== 'calculate' && item.place.screen !== 'newProject';
  return (
    <li className={classes.item}>
      <span>{text}</span>
      {(!isReadonly || hasPlace) && (
        <UnstyledButton className={classes.link} aria-label={`${act}: ${text}`} onClick={() => onGo(item.place)}>
          {act}
        </UnstyledButton>
      )}
    </li>
  );
}
