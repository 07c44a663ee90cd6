import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '../../ui/states.tsx';
import { HelpFrame } from './help-frame.tsx';

const AccessibilityTests = lazy(async () => ({
  default: (await import('./accessibility-tests.tsx')).AccessibilityTests,
}));

export function AccessibilityPage() {
  const { t } = useTranslation();
  return (
    <HelpFrame title={t('accounts.accessibility.title')}>
      <p>{t('accounts.accessibility.maps')}</p>
      <p>{t('accounts.accessibility.rest')}</p>
      <p>{t('accounts.accessibility.help')}</p>
      <Suspense fallback={<LoadingState />}>
        <AccessibilityTests />
      </Suspense>
    </HelpFrame>
  );
}
