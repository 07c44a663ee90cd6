import { Button } from '@mantine/core';
import type { Advice, AdviceWish, ProgrammeFigures, TaskShift } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { usePreviewAnswer } from '../../../project/preview/use-preview-answer.ts';
import type { ShiftedTask } from '../shift-tasks.ts';
import classes from './advice.module.css';
import { AdviceBody } from './advice-body.tsx';
import { AdviceFigures } from './advice-figures.tsx';
import { AdviceRest, type RestNames } from './advice-rest.tsx';
import { AdviceShifts } from './advice-shifts.tsx';

interface AdviceResultProps {
  readonly advice: Advice;
  readonly wish: AdviceWish;
  readonly shifted: readonly ShiftedTask[];
  readonly taken: ReadonlySet<number>;
  /** Names of newly overlapped activities, by shifted activity. */
  readonly overlaps: ReadonlyMap<number, readonly string[]>;
  readonly onTake: (ids: readonly number[], isTaken: boolean) => void;
  readonly names: RestNames;
  readonly onSelect: (taskId: number) => void;
  readonly onAccept: (shifts: readonly TaskShift[]) => void;
  readonly onDiscard: () => void;
}

/** The proposal, for the user to accept or decline. */
export function AdviceResult(props: AdviceResultProps) {
  const { advice, wish, shifted, taken, names, onDiscard } = props;
  const { t } = useTranslation();
  const shifts = advice.shifts.filter(({ taskId }) => taken.has(taskId));
  const figures = useTakenFigures(advice, wish, shifts);
  const hasShifts = advice.shifts.length > 0;
  return (
    <section className={classes.result} aria-label={t('scheduleAdvice.result.label')}>
      <AdviceBody
        foot={
          <ResultButtons
            hasShifts={hasShifts}
            count={shifts.length}
            onAccept={() => props.onAccept(shifts)}
            onDiscard={onDiscard}
          />
        }
      >
        <p role="status" className={classes.verdict}>
          {t(`scheduleAdvice.result.${readVerdict(advice)}`)}
        </p>
        {!hasShifts && advice.before.days > 0 && advice.canMove && <p>{t('scheduleAdvice.result.noneHint')}</p>}
        {advice.before.days > 0 && <AdviceFigures before={advice.before} after={hasShifts ? figures : null} />}
        {hasShifts && <p>{t('scheduleAdvice.result.order')}</p>}
        {hasShifts && (
          <AdviceShifts
            {...{ shifted, taken }}
            overlaps={props.overlaps}
            onTake={props.onTake}
            onSelect={props.onSelect}
          />
        )}
        <AdviceRest figures={figures ?? advice.after} names={names} />
        {!advice.isProven && <p className={classes.hint}>{t('scheduleAdvice.result.sought')}</p>}
      </AdviceBody>
    </section>
  );
}

interface ResultButtonsProps {
  readonly hasShifts: boolean;
  readonly count: number;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
}

function ResultButtons({ hasShifts, count, onAccept, onDiscard }: ResultButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      {hasShifts && (
        <Button disabled={count === 0} onClick={onAccept}>
          {t('scheduleAdvice.result.accept', { count })}
        </Button>
      )}
      <Button variant="default" onClick={onDiscard}>
        {t(hasShifts ? 'scheduleAdvice.result.discard' : 'scheduleAdvice.result.back')}
      </Button>
    </>
  );
}

/** Calculated figures for the ticked shifts, or null while pending. */
function useTakenFigures(
  { shifts, before, after }: Advice,
  { pointIds, isCumulative }: AdviceWish,
  taken: readonly TaskShift[],
): ProgrammeFigures | null {
  const isPart = taken.length > 0 && taken.length < shifts.length;
  const { value } = usePreviewAnswer('judgeShifts', isPart ? { pointIds, isCumulative, shifts: taken } : null);
  if (isPart) return value;
  return taken.length === 0 ? before : after;
}

type AdviceVerdict = 'nothing' | 'stuck' | 'none' | 'noneYet' | 'solved' | 'eased' | 'easedYet';

/** The outcome of the advice. Says that something is impossible only if everything was tried (M-95). */
export function readVerdict({ shifts, before, after, canMove, isProven }: Advice): AdviceVerdict {
  if (before.days === 0) return 'nothing';
  if (!canMove) return 'stuck';
  if (shifts.length === 0) return isProven ? 'none' : 'noneYet';
  if (after.days === 0) return 'solved';
  return isProven ? 'eased' : 'easedYet';
}
