import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProjectListName } from '../../../session/project-queries.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { useListAddress } from './list-address.ts';

/** Says why no project is shown although there are some, and leads back to them. */
export function NothingFound({ list }: { readonly list: ProjectListName }) {
  const { t } = useTranslation();
  const { address, change } = useListAddress(list);
  const find = address.find.trim();
  return (
    <EmptyState title={find === '' ? t('home.none.group') : t('home.none.find', { find })}>
      <Button variant="default" onClick={() => change({ find: '', tab: '' })}>
        {t('home.none.showAll')}
      </Button>
    </EmptyState>
  );
}
