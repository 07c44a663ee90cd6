import { useTranslation } from 'react-i18next';
import { HelpFrame } from './help-frame.tsx';
import { MethodClauses } from './method-clauses.tsx';

/** Every clause cited on a screen or in a plan. */
export function MethodPage() {
  const { t } = useTranslation();
  return (
    <HelpFrame title={t('method.title')}>
      <p>{t('method.intro')}</p>
      <MethodClauses />
    </HelpFrame>
  );
}
