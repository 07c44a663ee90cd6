import { useEffect, useRef } from 'react';
import { focusPage } from '../../ui/focus/focus-page.ts';
import type { ReportStep } from './report-address.ts';

/** Moves focus to the start of the new step, because the pressed button may be gone. */
export function useStepFocus(step: ReportStep) {
  const body = useRef<HTMLElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) focusPage(body.current);
    last.current = step;
  }, [step]);
  return body;
}
