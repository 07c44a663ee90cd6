import { clauseTitlesInEnglish } from '@quietsite/domain';

/** The clauses themselves are loaded with the page that shows them. */
export const method = {
  title: 'Calculation method',
  intro:
    'How levels and verdicts are calculated, clause by clause. Screens and printed plans cite these clauses by their codes; “this plan” is the project being assessed.',
  guide: 'The clause codes on screens and in plans, such as {{code}}, are explained here:',
  clause: '{{code}} {{title}} (opens in a new tab)',
  open: ' (',
  close: ')',
  and: ', ',
  titles: clauseTitlesInEnglish,
} as const;
