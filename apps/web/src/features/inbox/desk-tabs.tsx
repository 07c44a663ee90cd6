import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type DeskTab, deskTabs } from '../../session/desk/desk-address.ts';
import classes from './inbox.module.css';

interface DeskTabsProps {
  readonly counts: Readonly<Record<DeskTab, number>> | null;
}

/** One tab per state; the list below belongs to the selected one. */
export function DeskTabs({ counts }: DeskTabsProps) {
  const { t } = useTranslation();
  return (
    <Tabs.List className={classes.tabs ?? ''} aria-label={t('inbox.tabs')}>
      {deskTabs.map((tab) => (
        <Tabs.Tab
          key={tab}
          value={tab}
          rightSection={counts && <span className={classes.tabCount}>{counts[tab]}</span>}
        >
          {t(`inbox.tab.${tab}`)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
