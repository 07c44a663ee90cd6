import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { hasFilters, NO_FILTERS, useDeskAddress } from '../../session/desk/desk-address.ts';
import { EmptyState } from '../../ui/states.tsx';

/** Why the list is empty, and the way back to what there is. */
export function NothingHere() {
  const { t } = useTranslation();
  const { address, change } = useDeskAddress();
  if (!hasFilters(address)) return <EmptyState title={t(`inbox.empty.${address.tab}`)} hint={t('inbox.empty.hint')} />;
  const find = address.find.trim();
  const tab = t(`inbox.tab.${address.tab}`);
  return (
    <EmptyState title={find ? t('inbox.empty.find', { find, tab }) : t('inbox.empty.filters', { tab })}>
      <Button variant="default" onClick={() => change(NO_FILTERS)}>
        {t('inbox.filter.clear')}
      </Button>
    </EmptyState>
  );
}
