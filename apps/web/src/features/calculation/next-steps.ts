import type { MitigationSuggestion } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { routes } from '../../lib/routes.ts';

/** Quieter methods, quieter equipment and further mitigation are pages 1, 2 and 3. */
const pages = { quieterMethods: 1, quieterEquipment: 2, furtherMitigation: 3 } as const;

/** Yes opens mitigation, no opens the report (Q60, Q115). */
export interface MitigationQuestion {
  readonly title: string;
  readonly text: string;
  readonly labels: { readonly yes: string; readonly no: string };
  readonly yes: string;
  readonly no: string;
}

/** The question before the report of a project without mitigation; null if there is nothing to suggest. */
export function describeQuestion(t: TFunction, suggestion: MitigationSuggestion): MitigationQuestion | null {
  if (suggestion === null || suggestion === 'report' || suggestion === 'selectReceivers') return null;
  return {
    title: t('runLog.suggestion.title'),
    text: t(`runLog.suggestion.${suggestion}`),
    labels: { yes: t('runLog.suggestion.yes'), no: t('runLog.suggestion.no') },
    yes: `${routes.mitigation}/${pages[suggestion]}`,
    no: routes.report,
  };
}

/** Where the answer leads, or null if the question was closed without one (MITI-06). */
export function pathAfter({ yes, no }: Pick<MitigationQuestion, 'yes' | 'no'>, answer: boolean | null): string | null {
  if (answer === null) return null;
  return answer ? yes : no;
}
