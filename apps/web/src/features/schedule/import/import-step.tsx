import { type ReactNode, useEffect, useRef } from 'react';
import classes from './import.module.css';

interface ImportStepProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One step of the import. It takes the focus, because the pressed button is gone. */
export function ImportStep({ label, children }: ImportStepProps) {
  const step = useRef<HTMLElement>(null);
  useEffect(() => step.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={step} className={classes.step} tabIndex={-1} aria-label={label}>
      {children}
    </section>
  );
}
