import type { ProjectProgress } from '@quietsite/contracts';
import type { StepItem, StepPlace } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { describeItem, describeNext } from '../../session/steps/describe-step.ts';

interface NextButton {
  readonly label: string;
  readonly place: StepPlace;
  /** The next step by the rule of the steps. */
  readonly isNext: boolean;
}

interface NextChoice {
  readonly text: string;
  readonly buttons: readonly NextButton[];
}

const PLACE = { part: null, taskId: null, rowId: null, pointId: null } as const;
const REPORT: StepPlace = { ...PLACE, screen: 'report' };
const MITIGATION: StepPlace = { ...PLACE, screen: 'mitigation', part: 'quieterMethods' };

const stages = ['quieterMethods', 'quieterEquipment', 'furtherMitigation'] as const;

/**
 * The choices after the results. Mitigation and the report are always offered; the next step by the rule of the steps
 * is highlighted, and added if it is neither of the two (Q60, Q115, Q116).
 */
export function describeNextChoice(t: TFunction, { steps, next }: Pick<ProjectProgress, 'steps' | 'next'>): NextChoice {
  const item = steps.find(({ step }) => step === 'mitigation')?.missing[0];
  const isMitigationNext = next !== null && next.step === 'mitigation';
  const isReportNext = next?.place.screen === 'report';
  const mitigation: NextButton = {
    label: item?.place.screen === 'select' ? t('runLog.suggestion.select') : t('runLog.suggestion.yes'),
    place: item?.place ?? MITIGATION,
    isNext: isMitigationNext,
  };
  const report = { label: t('runLog.suggestion.no'), place: isReportNext ? next.place : REPORT, isNext: isReportNext };
  if (next === null) return { text: t('steps.nothingNext'), buttons: [mitigation, report] };
  if (isMitigationNext) return { text: suggest(t, next), buttons: [mitigation, report] };
  if (isReportNext) return { text: describeItem(t, next), buttons: [report, mitigation] };
  const other = { label: describeNext(t, next), place: next.place, isNext: true };
  return { text: describeItem(t, next), buttons: [other, mitigation, report] };
}

/** The specified question for the next mitigation stage. */
function suggest(t: TFunction, item: StepItem): string {
  if (item.place.screen === 'select') return t('runLog.suggestion.selectReceivers');
  const stage = stages.find((one) => one === item.place.part);
  return stage ? t(`runLog.suggestion.${stage}`) : describeItem(t, item);
}
