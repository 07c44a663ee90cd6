import { Button } from '@mantine/core';
import type { Advice, AdviceRequest, ProgrammeFigures, TaskShift } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { usePreviewAnswer } from '../../../project/preview/use-preview-answer.ts';
import type { ShiftedTask } from '../shift-tasks.ts';
import classes from './advice.module.css';
import { AdviceBody } from './advice-body.tsx';
import { AdviceFigures } from './advice-figures.tsx';
import { AdviceShifts } from './advice-shifts.tsx';
import { type AdviceNames, RemainingReceivers } from './remaining-receivers.tsx';

interface AdviceResultProps {
  readonly advice: Advice;
  readonly wish: AdviceRequest;
  readonly shifted: readonly ShiftedTask[];
  readonly tickedIds: ReadonlySet<number>;
  /** Names of newly overlapped activities, by shifted activity. */
  readonly overlaps: ReadonlyMap<number, readonly string[]>;
  readonly onTick: (ids: readonly number[], isTicked: boolean) => void;
  readonly names: AdviceNames;
  readonly onSelect: (taskId: number) => void;
  readonly onAccept: (shifts: readonly TaskShift[]) => void;
  readonly onDiscard: () => void;
}

/** The proposal, for the user to accept or decline. */
export function AdviceResult(props: AdviceResultProps) {
  const { advice, wish, shifted, tickedIds, names, onDiscard } = props;
  const { t } = useTranslation();
  const shifts = advice.shifts.filter(({ taskId }) => tickedIds.has(taskId));
  const figures = useTickedFigures(advice, wish, shifts);
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
            {...{ shifted, tickedIds }}
            overlaps={props.overlaps}
            onTick={props.onTick}
            onSelect={props.onSelect}
          />
        )}
        <RemainingReceivers figures={figures ?? advice.after} names={names} />
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
function useTickedFigures(
  { shifts, before, after }: Advice,
  { pointIds, isCumulative }: AdviceRequest,
  ticked: readonly TaskShift[],
): ProgrammeFigures | null {
  const isPartial = ticked.length > 0 && ticked.length < shifts.length;
  const { value } = usePreviewAnswer('judgeShifts', isPartial ? { pointIds, isCumulative, shifts: ticked } : null);
  if (isPartial) return value;
  return ticked.length === 0 ? before : after;
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
