import type { MenuButtonId } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { describeState } from '../../session/steps/describe-step.ts';
import { StepMark } from '../../session/steps/step-mark.tsx';
import { useSteps } from '../../session/steps/steps-query.ts';
import classes from './rail-mark.module.css';
import { findRailStatus, railWordsId } from './rail-states.ts';

/**
 * The state of the step behind a button of the left menu. Its text describes the button and is not part of its name.
 */
export function RailMark({ id }: { readonly id: MenuButtonId }) {
  const { t } = useTranslation();
  const status = findRailStatus(id, useSteps().data?.steps ?? []);
  if (!status) return null;
  return (
    <span className={classes.mark} data-state={status.state}>
      <StepMark state={status.state} size={15} />
      <span id={railWordsId(id)} hidden>
        {describeState(t, status)}
      </span>
    </span>
  );
}
