import type { MitigationSuggestion } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { routes } from '../../lib/routes.ts';

/** Quieter methods, quieter equipment and further mitigation are pages 1, 2 and 3. */
const pages = { quieterMethods: 1, quieterEquipment: 2, furtherMitigation: 3 } as const;

type NextStepQuestion = Extract<NextStep, { readonly kind: 'question' }>;

export type NextStep =
  /** No question, for read-only users (MITI-02). */
  | { readonly kind: 'way'; readonly path: string }
  /** One button, like the reminder for missing input. Closing it declines (Q60, Q116). */
  | { readonly kind: 'reminder'; readonly text: string; readonly actionLabel: string; readonly path: string }
  /** Yes opens mitigation, no opens the report (Q60, Q115). */
  | {
      readonly kind: 'question';
      readonly title: string;
      readonly text: string;
      readonly labels: { readonly yes: string; readonly no: string };
      readonly yes: string;
      readonly no: string;
    };

/** How to present a suggestion after a calculation, or null if there is none. */
export function describeNextStep(t: TFunction, suggestion: MitigationSuggestion): NextStep | null {
  if (suggestion === null) return null;
  if (suggestion === 'report') return { kind: 'way', path: routes.report };
  const text = t(`runLog.suggestion.${suggestion}`);
  if (suggestion === 'selectReceivers')
    return { kind: 'reminder', text, actionLabel: t('runLog.suggestion.select'), path: routes.select };
  return {
    kind: 'question',
    title: t('runLog.suggestion.title'),
    text,
    labels: { yes: t('runLog.suggestion.yes'), no: t('runLog.suggestion.no') },
    yes: `${routes.mitigation}/${pages[suggestion]}`,
    no: routes.report,
  };
}

interface Offer {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly { readonly label: string; readonly path: string }[];
}

/** The same step as a card beside the results, not a dialog. Closing it declines and stays on the page (SHELL-61). */
export function describeOffer(t: TFunction, step: Exclude<NextStep, { readonly kind: 'way' }>): Offer {
  const title = t('runLog.suggestion.next');
  if (step.kind === 'reminder')
    return { title, text: step.text, actions: [{ label: step.actionLabel, path: step.path }] };
  const { text, labels, yes, no } = step;
  return {
    title,
    text,
    actions: [
      { label: labels.yes, path: yes },
      { label: labels.no, path: no },
    ],
  };
}

/** Where the answer leads, or null if the question was closed without one (MITI-06). */
export function pathAfter({ yes, no }: Pick<NextStepQuestion, 'yes' | 'no'>, answer: boolean | null): string | null {
  if (answer === null) return null;
  return answer ? yes : no;
}
