import type { DatabaseEquipmentRow } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import admin from '../admin.module.css';
import { SearchedList } from '../searched-list.tsx';
import { equipmentQuery } from './database-calls.ts';
import { DatabaseCard } from './database-card.tsx';
import classes from './equipment.module.css';
import { machineFields } from './machine-form.ts';
import { MachineRow } from './machine-row.tsx';

/** The two databases as files, and the equipment as an editable table (ADMIN-12 to ADMIN-14). */
export function EquipmentTab() {
  const equipment = useQuery(equipmentQuery);
  return (
    <div className={admin.filled}>
      <div className={classes.cards}>
        {(['equipment', 'relationships'] as const).map((database) => (
          <DatabaseCard key={database} database={database} />
        ))}
      </div>
      <QueryState query={equipment} />
      {equipment.data && <MachineTable rows={equipment.data} />}
    </div>
  );
}

const textOf = ({ officialId, name }: DatabaseEquipmentRow): string => `${officialId} ${name}`;

function MachineTable({ rows }: { readonly rows: readonly DatabaseEquipmentRow[] }) {
  const { t } = useTranslation();
  return (
    <SearchedList
      {...{ rows, textOf }}
      searchLabel={t('admin.equipment.search')}
      empty={<EmptyState title={t('admin.equipment.nothing')} hint={t('admin.equipment.nothingHint')} />}
    >
      {(found) => <Machines rows={found} />}
    </SearchedList>
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
