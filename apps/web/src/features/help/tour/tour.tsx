import { Button } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endTour } from '../../../session/tour/tour.ts';
import { useSample } from '../../../session/tour/use-sample.ts';
import { useSession } from '../../../session/use-session.ts';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { useFocusReturn } from '../../../ui/focus/focus-return.ts';
import classes from './tour.module.css';
import { type Box, placeCard, tourSteps, uniteBoxes } from './tour-steps.ts';
import { useIsTourShown } from './use-tour.ts';

/** A one-minute tour of five places. Everything behind it stays usable. */
export function Tour() {
  const userId = useSession().data?.user.id;
  const isShown = useIsTourShown();
  if (!isShown || userId === undefined) return null;
  return <TourCard onEnd={() => endTour(userId)} />;
}

function TourCard({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = tourSteps[index] ?? tourSteps[0];
  const isLast = index === tourSteps.length - 1;
  const { card, position, target } = useCardPosition(step.target);
  useFocusReturn(true, '[data-place]');
  useLayer(true, { onEscape: onEnd, isModal: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus to the title of each step
  useEffect(() => heading.current?.focus({ preventScroll: true }), [index]);
  return (
    <>
      {target && <div className={classes.ring} style={{ ...target }} aria-hidden />}
      <section ref={card} className={classes.card} style={position} role="dialog" aria-labelledby="tour-title">
        <h2 id="tour-title" ref={heading} tabIndex={-1}>
          {t(`tour.${step.id}.title`)}
        </h2>
        <p>{t(`tour.${step.id}.text`)}</p>
        {(index === 0 || isLast) && <SampleButton isMain={isLast} onEnd={onEnd} />}
        <div className={classes.foot}>
          <span>{t('tour.count', { number: index + 1, count: tourSteps.length })}</span>
          {!isLast && (
            <Button variant="subtle" onClick={onEnd}>
              {t('tour.skip')}
            </Button>
          )}
          {index > 0 && (
            <Button variant="default" onClick={() => setIndex(index - 1)}>
              {t('tour.back')}
            </Button>
          )}
          <Button variant={isLast ? 'default' : 'filled'} onClick={() => (isLast ? onEnd() : setIndex(index + 1))}>
            {t(isLast ? 'tour.done' : 'tour.next')}
          </Button>
        </div>
      </section>
    </>
  );
}

/** Creates a sample project and ends the tour. */
function SampleButton({ isMain, onEnd }: { readonly isMain: boolean; readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const { create, isCreating } = useSample(onEnd);
  return (
    <Button variant={isMain ? 'filled' : 'light'} fullWidth loading={isCreating} onClick={create}>
      {t('tour.sample')}
    </Button>
  );
}

/** Updated when the window is resized. The target is null if this user does not have it on the screen. */
function useCardPosition(selector: string | null) {
  const card = useRef<HTMLElement>(null);
  const [found, setFound] = useState<{ position: { left: number; top: number }; target: Box | null } | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (!card.current) return;
      const elements = selector ? [...document.querySelectorAll(selector)] : [];
      const target = uniteBoxes(elements.map((element) => element.getBoundingClientRect()));
      const size = { width: card.current.offsetWidth, height: card.current.offsetHeight };
      setFound({ position: placeCard(target, size, { width: innerWidth, height: innerHeight }), target });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [selector]);
  return { card, position: found?.position ?? {}, target: found?.target ?? null };
}
