import { describeEquipment, type KeptRow, NO_MEASURES } from '@quietsite/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { describeMeasures } from '../proposal/describe-change.ts';
import type { MitigationRow } from '../sheet/mitigation-rows.ts';
import type { ScenarioColumn } from './scenario-columns.ts';
import { fullName, shortName } from './scenario-names.ts';
import classes from './scenarios.module.css';

interface ScenarioDetailsProps {
  readonly column: ScenarioColumn;
  readonly columns: readonly ScenarioColumn[];
  readonly rows: readonly MitigationRow[];
}

/** Row by row: differences from the plan in use, and the state of rows that have changed since. */
export function ScenarioDetails({ column, columns, rows }: ScenarioDetailsProps) {
  const { t } = useTranslation();
  const { scenario, differentIds, dropped, addedIds, replaced } = column;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is not a clean-up function.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const inUse = columns.find((other) => other.scenario.isInUse)?.scenario ?? scenario;
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const known = (ids: readonly number[]) => ids.flatMap((id) => rowOf.get(id) ?? []);
  const title = t('scenarios.differences', { plan: fullName(t, scenario), other: fullName(t, inUse) });
  return (
    <section
      ref={section}
      className={classes.details}
      aria-label={t('scenarios.details', { plan: fullName(t, scenario) })}
    >
      {differentIds.length > 0 && (
        <table className={classes.table} aria-label={title}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('mitigation.equipment')}</th>
              <th scope="col">{shortName(t, scenario)}</th>
              <th scope="col">{shortName(t, inUse)}</th>
            </tr>
          </thead>
          <tbody>
            {known(differentIds).map((row) => (
              <tr key={row.id}>
                <th scope="row">{t('scenarios.rowOf', toNames(row))}</th>
                <td>{describeMeasures(t, column.measures.get(row.id) ?? NO_MEASURES)}</td>
                <td>{describeMeasures(t, row.measures)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <List
        title={t('scenarios.dropped')}
        entries={dropped.map((row) => [row.rowId, <Dropped key="row" row={row} />])}
      />
      <List
        title={t('scenarios.added')}
        entries={known(addedIds).map((row) => [row.id, t('scenarios.rowOf', toNames(row))])}
      />
      <List
        title={t('scenarios.replaced')}
        entries={replaced.map((row) => {
          const now = rowOf.get(row.rowId);
          return [row.rowId, t('scenarios.was', { before: row.equipment, now: now ? describeEquipment(now) : '-' })];
        })}
      />
    </section>
  );
}

const toNames = (row: MitigationRow) => ({ equipment: describeEquipment(row), activity: row.taskName });

function Dropped({ row }: { readonly row: KeptRow }) {
  const { t } = useTranslation();
  return (
    <>
      {t('scenarios.rowOf', row)}: {describeMeasures(t, row.measures ?? NO_MEASURES)}
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly entries: readonly (readonly [id: number, text: ReactNode])[];
}

function List({ title, entries }: ListProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {entries.map(([id, text]) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  );
}
