import { useEffect, useRef } from 'react';
import { focusPage } from '../../ui/focus/focus-page.ts';
import type { ReportStep } from './report-address.ts';

/** Whoever goes to another step goes on at its beginning: the button that was pressed may be gone with the last. */
export function useStepFocus(step: ReportStep) {
  const body = useRef<HTMLElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) focusPage(body.current);
    last.current = step;
  }, [step]);
  return body;
}
