import type { Scenario } from '@quietsite/contracts';
import type { TFunction } from 'i18next';

type Named = Pick<Scenario, 'letter'> & Partial<Pick<Scenario, 'name'>>;

/** 'Plan A', as used on buttons. */
export const shortName = (t: TFunction, { letter }: Named): string => t('scenarios.plan', { letter });

/** 'Plan A: Barriers', used where there is room. */
export const fullName = (t: TFunction, { letter, name = '' }: Named): string =>
  name === '' ? shortName(t, { letter }) : t('scenarios.named', { letter, name });

/** Until another plan is kept, the mitigation is plan A. */
export const FIRST: Named = { letter: 'A' };
