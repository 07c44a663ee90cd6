import { TextInput } from '@mantine/core';
import type { DatabaseEquipmentRow } from '@quietsite/contracts';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyboardScroll } from '../../../ui/keyboard-scroll.ts';
import { EmptyState, FailureState, LoadingState } from '../../../ui/states.tsx';
import admin from '../admin.module.css';
import { equipmentQuery } from './database-calls.ts';
import { DatabaseCard } from './database-card.tsx';
import classes from './equipment.module.css';
import { machineFields } from './machine-form.ts';
import { MachineRow } from './machine-row.tsx';

/** The two databases as files, and the machines as a table to edit (ADMIN-12 to ADMIN-14). */
export function EquipmentTab() {
  const equipment = useQuery(equipmentQuery);
  return (
    <div className={admin.filled}>
      <div className={classes.cards}>
        {(['equipment', 'relationships'] as const).map((database) => (
          <DatabaseCard key={database} database={database} />
        ))}
      </div>
      {equipment.isLoadingError && <FailureState error={equipment.error} onRetry={() => void equipment.refetch()} />}
      {equipment.isPending && <LoadingState />}
      {equipment.data && <MachineTable rows={equipment.data} />}
    </div>
  );
}

function MachineTable({ rows }: { readonly rows: readonly DatabaseEquipmentRow[] }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim().toLowerCase());
  const found = useMemo(
    () => rows.filter(({ officialId, name }) => `${officialId} ${name}`.toLowerCase().includes(search)),
    [rows, search],
  );
  return (
    <>
      <div className={admin.tools}>
        <TextInput
          className={admin.search ?? ''}
          type="search"
          aria-label={t('admin.equipment.search')}
          placeholder={t('admin.equipment.search')}
          leftSection={<IconSearch size={15} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <span role="status" className={admin.none}>
          {t('admin.equipment.found', { count: found.length })}
        </span>
      </div>
      {found.length === 0 ? (
        <EmptyState title={t('admin.equipment.nothing')} hint={t('admin.equipment.nothingHint')} />
      ) : (
        <Machines rows={found} />
      )}
    </>
  );
}

const columns = ['id', ...machineFields, 'kind'] as const;

function Machines({ rows }: { readonly rows: readonly DatabaseEquipmentRow[] }) {
  const { t } = useTranslation();
  return (
    <section {...keyboardScroll} className={classes.scroll} aria-label={t('admin.equipment.table')}>
      <table className={`${admin.table} ${classes.machines}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`admin.equipment.column.${column}`)}
              </th>
            ))}
            <th scope="col" data-column="actions">
              {t('admin.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MachineRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
