import { useTranslation } from 'react-i18next';
import { HelpFrame } from './help-frame.tsx';

export function AccessibilityPage() {
  const { t } = useTranslation();
  return (
    <HelpFrame title={t('accounts.accessibility.title')}>
      <p>{t('accounts.accessibility.maps')}</p>
      <p>{t('accounts.accessibility.rest')}</p>
      <p>{t('accounts.accessibility.help')}</p>
    </HelpFrame>
  );
}
