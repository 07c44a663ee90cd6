import { Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './select.module.css';
import type { RowFilter } from './select-rows.ts';

interface SelectFilterProps {
  readonly filter: RowFilter;
  readonly onChange: (filter: RowFilter) => void;
}

export function SelectFilter({ filter, onChange }: SelectFilterProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        aria-label={t('receivers.search')}
        placeholder={t('select.searchHint')}
        leftSection={<IconSearch size={14} aria-hidden />}
        className={classes.search ?? ''}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <Switch
        size="xs"
        label={t('select.onlySelected')}
        checked={filter.isOnlySelected}
        onChange={(event) => onChange({ ...filter, isOnlySelected: event.currentTarget.checked })}
      />
      <Switch
        size="xs"
        label={t('receivers.onlyExceeding')}
        checked={filter.isOnlyExceeding}
        onChange={(event) => onChange({ ...filter, isOnlyExceeding: event.currentTarget.checked })}
      />
    </>
  );
}
