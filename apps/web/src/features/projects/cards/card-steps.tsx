import type { ProjectProgress } from '@quietsite/contracts';
import type { StepStatus } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { describeItem, describeState } from '../../../session/steps/describe-step.ts';
import { StepMark } from '../../../session/steps/step-mark.tsx';
import classes from './card-details.module.css';

interface CardStepsProps {
  readonly progress: ProjectProgress;
  readonly isReturned: boolean;
  readonly onStep: (status: StepStatus) => void;
}

/** The seven steps, and the first missing item. */
export function CardSteps({ progress, isReturned, onStep }: CardStepsProps) {
  const { t } = useTranslation();
  const { steps } = progress;
  // One Tab stop; the arrow keys move to the other steps.
  const first = Math.max(
    0,
    steps.findIndex(({ state }) => state !== 'complete'),
  );
  return (
    <div className={classes.steps}>
      <div role="toolbar" aria-label={t('steps.all')} className={classes.dots} onKeyDown={moveFocus}>
        {steps.map((status, index) => {
          // A waiting step shows its number, so its accessible name starts with it.
          const label = `${index + 1} ${t(`steps.name.${status.step}`)}: ${describeState(t, status)}`;
          return (
            <button
              key={status.step}
              type="button"
              data-state={status.state}
              aria-label={label}
              title={label}
              tabIndex={index === first ? 0 : -1}
              onClick={() => onStep(status)}
            >
              <StepMark state={status.state} size={20} number={index + 1} />
            </button>
          );
        })}
      </div>
      <p className={classes.missing} data-done={steps.every(({ state }) => state === 'complete') || undefined}>
        {describeProgress(t, progress, isReturned)}
      </p>
    </div>
  );
}

/** One sentence: the step and its first missing item. */
function describeProgress(t: TFunction, { steps, next, isCalculating }: ProjectProgress, isReturned: boolean): string {
  if (isCalculating) return t('home.card.calculating');
  // With the authority there is no next step, but remaining exceedances are still stated.
  const open = steps.find(({ step, missing }) => (next ? step === next.step : missing.length > 0));
  const item = next ?? open?.missing[0];
  if (!open || !item || item.code === 'HAND_IN') return t(isReturned ? 'home.card.again' : 'home.card.complete');
  const what = describeItem(t, item);
  return t('home.card.step', { number: steps.indexOf(open) + 1, step: t(`steps.name.${open.step}`), what });
}

const ARROWS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowRight: 'nextElementSibling',
  ArrowLeft: 'previousElementSibling',
};

function moveFocus(event: KeyboardEvent): void {
  const direction = ARROWS[event.key];
  const target = direction && document.activeElement?.[direction];
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}
