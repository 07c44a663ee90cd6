import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ProjectListName } from '../../../session/project-queries.ts';
import { CardSorting } from './card-sorting.tsx';
import { useListAddress } from './list-address.ts';
import classes from './projects.module.css';

/** Search, order and view of the list; they are kept in the address. */
export function ListTools({ list }: { readonly list: ProjectListName }) {
  const { t } = useTranslation();
  const { address, change, views } = useListAddress(list);
  return (
    <div className={classes.toolFields}>
      <TextInput
        type="search"
        className={classes.find ?? ''}
        aria-label={t('home.find')}
        placeholder={t('home.find')}
        leftSection={<IconSearch size={15} aria-hidden />}
        value={address.find}
        onChange={(event) => change({ find: event.currentTarget.value })}
      />
      {address.view === 'cards' && <CardSorting sorting={address.sorting} onChange={(sort) => change({ sort })} />}
      <SegmentedControl
        size="xs"
        aria-label={t('home.view.label')}
        data={views.map((value) => ({ value, label: t(`home.view.${value}`) }))}
        value={address.view}
        onChange={(view) => change({ view })}
      />
    </div>
  );
}
