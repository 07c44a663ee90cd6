import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useStore } from '../../lib/use-store.ts';
import { useIsProjectReadonly } from '../../session/lease/use-lease.ts';
import { isRunActive } from '../../session/project-events.tsx';
import { describeNext } from '../../session/steps/describe-step.ts';
import { savedWork } from '../../session/steps/saved-work.ts';
import { stepPath } from '../../session/steps/step-path.ts';
import { useSteps } from '../../session/steps/steps-query.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useRun } from '../../session/use-run.ts';
import { useIsModalOpen } from '../../ui/dialogs/escape-stack.ts';
import { hideMessage, showNotice } from '../../ui/dialogs/toasts.tsx';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { stepsOpen } from './steps-open.ts';
import { useStepAction } from './use-step-action.ts';

/** One offer at a time. A save may open another screen, and the offer stays visible there. */
const OFFER = 'next-offer';
/** A save that starts a calculation does so immediately; the offer waits for it and for the levels. */
const DELAY_MILLISECONDS = 400;

/** After a save, offers the next step, unless the user is already there or sees it in the open panel. */
export function useNextOffer(): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const saved = useStore(savedWork);
  const projectId = useOpenProjectId();
  const isPanelOpen = useStore(stepsOpen);
  const isReadonly = useIsProjectReadonly();
  const isBusy = isRunActive(useRun().data ?? null);
  const isModalOpen = useIsModalOpen();
  const { data } = useSteps();
  const act = useLatestRef(useStepAction());
  const next = data?.next ?? null;
  const path = next && stepPath(next.place);
  const isThere = path !== null && path.split(/[/?]/)[1] === pathname.split('/')[1];
  const isSaved = saved !== null && saved.projectId === data?.projectId;
  const canOffer = isSaved && next !== null && !isPanelOpen && !isReadonly && !isBusy && !isModalOpen && !isThere;
  const what = next && describeNext(t, next);
  const place = useLatestRef(next?.place);
  const offeredFor = useRef<number | null>(null);
  useEffect(() => {
    if (!canOffer || what === null || projectId === null) return;
    const timer = setTimeout(() => {
      savedWork.set(null);
      offeredFor.current = projectId;
      const go = () => place.current && act.current(place.current);
      showNotice({ id: OFFER, title: t('steps.next'), text: '', actions: [{ label: what, act: go }] });
    }, DELAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [canOffer, what, projectId, t, act, place]);
  // The recalculated levels after a save may change the next step. Do not wait for calculations started by others.
  useEffect(() => {
    if (isBusy && offeredFor.current === projectId && projectId !== null) savedWork.set({ projectId });
  }, [isBusy, projectId]);
  // The place itself and the open panel already show the next action, and a calculation may change it.
  useEffect(() => {
    if (isThere || isPanelOpen || isBusy) hideMessage(OFFER);
    if (isPanelOpen && isSaved) savedWork.set(null);
  }, [isThere, isPanelOpen, isBusy, isSaved]);
}
