import { useTranslation } from 'react-i18next';
import { HelpFrame } from './help-frame.tsx';
import { MethodClauses } from './method-clauses.tsx';

/** Every clause that a screen or a plan cites. */
export function MethodPage() {
  const { t } = useTranslation();
  return (
    <HelpFrame title={t('method.title')}>
      <p>{t('method.intro')}</p>
      <MethodClauses />
    </HelpFrame>
  );
}
