import type { StepStatus } from '@quietsite/domain';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { useIsProjectReadonly } from '../../session/lease/use-lease.ts';
import { useSteps } from '../../session/steps/steps-query.ts';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { useFocusReturn } from '../../ui/focus/focus-return.ts';
import { keyboardScroll } from '../../ui/focus/keyboard-scroll.ts';
import { usePageMark } from '../../ui/page-mark.ts';
import { PanelHead } from '../../ui/panels/panel-head.tsx';
import { useStageInset, useStageLayout, useStageSize } from '../../ui/panels/stage-layout.tsx';
import { FailureState, LoadingState } from '../../ui/states.tsx';
import { NextFoot } from './next-foot.tsx';
import { StepList } from './step-list.tsx';
import { stepsOpen } from './steps-open.ts';
import classes from './steps-panel.module.css';
import { useStepAction } from './use-step-action.ts';

/** A window narrower than 1100 px: the panel covers the map and closes after a choice. */
const NARROW_STAGE = 1100 - 88;
/** A phone: nothing fits next to the panel. */
const SHEET_STAGE = 640;
const MARGIN = 12;
const WIDTH = 316;

/** Screens that use the full width; the panel can only cover them. */
const WHOLE_STAGE: ReadonlySet<string> = new Set([routes.report, routes.admin]);

/** What is done, what is missing with a link to it, and the next step; next to every screen of the project. */
export function StepsPanel() {
  const { t } = useTranslation();
  const titleId = useId();
  const steps = useSteps();
  const stage = useStageSize();
  const { insets } = useStageLayout();
  const isReadonly = useIsProjectReadonly();
  const act = useStepAction();
  const close = () => stepsOpen.set(false);
  const isSheet = stage.width > 0 && stage.width <= SHEET_STAGE;
  useStageInset('left', stage.width < NARROW_STAGE ? 0 : WIDTH + MARGIN);
  usePageMark('portal', isSheet);
  useFocusReturn(true, '[data-menu="steps"]');
  useLayer(true, { onEscape: close, isModal: false, isPage: true });
  useOnNewScreen((screen) => {
    if (stage.width < NARROW_STAGE || WHOLE_STAGE.has(screen)) close();
  });
  const go: typeof act = (place) => {
    if (stage.width < NARROW_STAGE) close();
    act(place);
  };
  const all = steps.data?.steps ?? [];
  const done = all.filter(({ state }) => state === 'complete').length;
  return (
    <section
      ref={stage.ref}
      className={classes.panel}
      style={isSheet ? undefined : { width: WIDTH, bottom: insets.bottom + MARGIN }}
      data-sheet={isSheet || undefined}
      data-covers
      aria-labelledby={titleId}
    >
      <PanelHead
        titleId={titleId}
        title={t('menu.steps')}
        note={steps.data && <span role="status">{t('steps.count', { done, all: all.length })}</span>}
        onClose={close}
      />
      {steps.data && <StepsBar steps={all} />}
      <div {...keyboardScroll} className={classes.body}>
        {steps.isPending && <LoadingState />}
        {steps.isLoadingError && <FailureState error={steps.error} onRetry={() => void steps.refetch()} />}
        {steps.data && <StepList progress={steps.data} isReadonly={isReadonly} onGo={go} />}
      </div>
      {steps.data && !isReadonly && <NextFoot progress={steps.data} onGo={go} />}
    </section>
  );
}

/** A user who moves to another screen wants to see it, also when using the left menu. */
function useOnNewScreen(act: (screen: string) => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    act(pathname);
  });
}

/** One segment per step; the count beside the title says the same in words. */
function StepsBar({ steps }: { readonly steps: readonly StepStatus[] }) {
  return (
    <div className={classes.bar} aria-hidden>
      {steps.map(({ step, state }) => (
        <span key={step} data-state={state} />
      ))}
    </div>
  );
}
