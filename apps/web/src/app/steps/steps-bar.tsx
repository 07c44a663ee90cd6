import type { StepStatus } from '@quietsite/domain';
import classes from './steps-panel.module.css';

/** One piece for each step; the count beside the title says the same in words. */
export function StepsBar({ steps }: { readonly steps: readonly StepStatus[] }) {
  return (
    <div className={classes.bar} aria-hidden>
      {steps.map(({ step, state }) => (
        <span key={step} data-state={state} />
      ))}
    </div>
  );
}
