import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProjectListName } from '../../../session/project-queries.ts';
import { FindField } from '../../../ui/fields/find-field.tsx';
import { CardSorting } from './card-sorting.tsx';
import { useListAddress } from './list-address.ts';
import classes from './projects.module.css';

/** Search, order and view of the list, which are stored in the address. */
export function ListTools({ list }: { readonly list: ProjectListName }) {
  const { t } = useTranslation();
  const { address, change, views } = useListAddress(list);
  return (
    <div className={classes.toolFields}>
      <FindField
        className={classes.find}
        label={t('home.find')}
        find={address.find}
        onFind={(find) => change({ find })}
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
