import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MitigationTab } from './use-mitigation-address.ts';

const tabs: readonly MitigationTab[] = ['worst', 'all'];

/** Rows by contribution at a receiver (MITI-08), or all rows (MITI-13). */
export function MitigationTabs() {
  const { t } = useTranslation();
  return (
    <Tabs.List aria-label={t('mitigation.tabs')}>
      {tabs.map((tab) => (
        <Tabs.Tab key={tab} value={tab}>
          {t(`mitigation.${tab}Tab`)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
