import { Button } from '@mantine/core';
import type { CurrentUser } from '@quietsite/contracts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { projectPath, routes } from '../../../lib/routes.ts';
import { endTour, goOnWithSample, goToStep, useTour } from '../../../session/tour/tour.ts';
import { useSample } from '../../../session/tour/use-sample.ts';
import { useOpenProject } from '../../../session/use-open-project.ts';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { useFocusReturn } from '../../../ui/focus/focus-return.ts';
import { helpRoleOf } from '../help-role.ts';
import classes from './tour.module.css';
import { type TourStep, tourSteps } from './tour-steps.ts';
import { useCardPosition } from './use-card-position.ts';

interface TourCardProps {
  readonly user: CurrentUser;
  readonly onCalculate: () => void;
}

export function TourCard({ user, onCalculate }: TourCardProps) {
  const { t } = useTranslation();
  const { step: index } = useTour();
  const heading = useRef<HTMLHeadingElement>(null);
  const steps: readonly TourStep[] = tourSteps[helpRoleOf(user)];
  const step = steps[index] ?? tourSteps.contractor[0];
  const isLast = index === steps.length - 1;
  const sample = useSampleState();
  const { card, position, rings } = useCardPosition(step.targets);
  const end = () => endTour(user.id);
  useFocusReturn(true, '[data-place]');
  useLayer(true, { onEscape: end, isModal: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus to the title of each step
  useEffect(() => heading.current?.focus({ preventScroll: true }), [index]);
  const next = () => goToStep(index + 1);
  const isToCalculate = step.id === 'calculate' && sample === 'open';
  return (
    <>
      {rings.map((ring) => (
        <div key={`${ring.left} ${ring.top}`} className={classes.ring} style={{ ...ring }} aria-hidden />
      ))}
      <section ref={card} className={classes.card} style={position} role="dialog" aria-labelledby="tour-title">
        <h2 id="tour-title" ref={heading} tabIndex={-1}>
          {t(`tour.${step.id}.title`)}
        </h2>
        <p>{t(`tour.${textOf(step, sample)}.text`)}</p>
        <StepActions step={step} sample={sample} onNext={next} onCalculate={onCalculate} onEnd={end} />
        <div className={classes.foot}>
          <span>{t('tour.count', { number: index + 1, count: steps.length })}</span>
          {!isLast && (
            <Button variant="subtle" onClick={end}>
              {t('tour.skip')}
            </Button>
          )}
          {index > 0 && (
            <Button variant="default" onClick={() => goToStep(index - 1)}>
              {t('tour.back')}
            </Button>
          )}
          <Button variant={hasMainAction(step, sample) ? 'default' : 'filled'} onClick={isLast ? end : next}>
            {t(isLast ? 'tour.done' : isToCalculate ? 'tour.notNow' : 'tour.next')}
          </Button>
        </div>
      </section>
    </>
  );
}

/** 'open': the sample is open but not calculated; 'ready': its levels are on the map. */
type SampleState = 'none' | 'open' | 'ready';

function useSampleState(): SampleState {
  const { sampleId } = useTour();
  const project = useOpenProject().data;
  if (sampleId === null || project?.id !== sampleId) return 'none';
  return project.isCalculated ? 'ready' : 'open';
}

/** Without the sample the map has no levels yet, which the text states. */
const textOf = ({ id }: TourStep, sample: SampleState) => (id === 'levels' && sample !== 'ready' ? 'levelsLater' : id);

const hasMainAction = ({ id }: TourStep, sample: SampleState): boolean =>
  id === 'welcome' || id === 'finish' || (id === 'calculate' && sample === 'open');

interface StepActionsProps {
  readonly step: TourStep;
  readonly sample: SampleState;
  readonly onNext: () => void;
  readonly onCalculate: () => void;
  readonly onEnd: () => void;
}

/** The actions that a step offers. */
function StepActions({ step, sample, onNext, onCalculate, onEnd }: StepActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  switch (step.id) {
    case 'welcome':
      return <SampleButton isMain />;
    case 'calculate':
    case 'levels':
      if (sample !== 'open') return null;
      return (
        <Button
          fullWidth
          variant={step.id === 'calculate' ? 'filled' : 'light'}
          onClick={() => {
            if (step.id === 'calculate') onNext();
            onCalculate();
          }}
        >
          {t('tour.calculateSample')}
        </Button>
      );
    case 'finish':
      return (
        <div className={classes.actions}>
          <Button
            fullWidth
            onClick={() => {
              onEnd();
              void navigate(routes.editProject);
            }}
          >
            {t('tour.ownProject')}
          </Button>
          {sample === 'none' && <SampleButton isMain={false} />}
        </div>
      );
    default:
      return null;
  }
}

/** Continues with a sample project; creates it first if this tour has none yet. */
function SampleButton({ isMain }: { readonly isMain: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { sampleId } = useTour();
  const { create, isCreating } = useSample(goOnWithSample);
  const open = () => {
    if (sampleId === null) return create();
    goOnWithSample(sampleId);
    void navigate(projectPath(routes.home, sampleId));
  };
  return (
    <Button variant={isMain ? 'filled' : 'light'} fullWidth loading={isCreating} onClick={open}>
      {t('tour.sample')}
    </Button>
  );
}
