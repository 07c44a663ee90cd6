import type { Explanation } from '@quietsite/domain';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { CitedText, ClauseLink } from '../../ui/clause-link.tsx';
import { keyboardScroll } from '../../ui/focus/keyboard-scroll.ts';
import { type DerivationColumn, listColumns } from './columns.ts';
import classes from './derivation.module.css';
import { describeActivityNotes, describeMachineNotes, nameActivity, nameDays, nameZone } from './derivation-labels.ts';
import type { ActivityBlock, DerivationModel, ZoneBlock } from './derivation-model.ts';
import type { MachineLine } from './machine-lines.ts';
import { SectionButton } from './section-dialog.tsx';

interface DerivationTableProps {
  readonly model: DerivationModel;
  readonly explanation: Explanation;
}

type Columns = readonly DerivationColumn[];

/** Zones, their activities and their equipment, with one column per figure and one line per sum. */
export function DerivationTable({ model, explanation }: DerivationTableProps) {
  const { t } = useTranslation();
  const columns = listColumns(t, explanation.run, model.isScreened);
  return (
    <section {...keyboardScroll} className={classes.wide} aria-label={t('derivation.table')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.name}>
              {t('derivation.machine')}
            </th>
            {columns.map(({ id, title, unit, clause, isText }) => (
              <th key={id} scope="col" data-text={isText}>
                {title}
                {unit !== '' && <small>{unit}</small>}
                {clause && (
                  <small>
                    <ClauseLink code={clause} />
                  </small>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {model.zones.map((zone) => (
          <ZoneRows key={zone.zoneId} zone={zone} columns={columns} explanation={explanation} />
        ))}
        <tfoot>
          <SumRow title={t('derivation.sum')} level={model.exactLevel} share={model.share} columns={columns} />
        </tfoot>
      </table>
    </section>
  );
}

interface ZoneRowsProps {
  readonly zone: ZoneBlock;
  readonly columns: Columns;
  readonly explanation: Explanation;
}

function ZoneRows({ zone, columns, explanation: { pointId, day, run } }: ZoneRowsProps) {
  const { t } = useTranslation();
  const isDecided = zone.activities.some(({ sources }) => sources.some(({ screening }) => screening?.lowest));
  return (
    <tbody data-idle={!zone.counts || undefined}>
      <tr className={classes.zone}>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          {nameZone(t, zone)}
          {!zone.counts && (
            <small>
              <CitedText text={t('derivation.doesNotCount')} clauses={['M-34']} />
            </small>
          )}
          {isDecided && <SectionButton question={{ pointId, zoneId: zone.zoneId, day, run }} zoneName={zone.name} />}
        </th>
      </tr>
      {zone.activities.map((activity) => (
        <Fragment key={activity.taskId}>
          <ActivityRows activity={activity} columns={columns} />
          <SumRow
            title={t('derivation.sumOfActivity', { code: activity.code })}
            level={activity.level}
            share={activity.share}
            columns={columns}
          />
        </Fragment>
      ))}
      {zone.activities.length > 1 && (
        <SumRow
          title={t('derivation.sumOfZone', { name: zone.name })}
          level={zone.level}
          share={zone.share}
          columns={columns}
        />
      )}
    </tbody>
  );
}

function ActivityRows({ activity, columns }: { readonly activity: ActivityBlock; readonly columns: Columns }) {
  const { t } = useTranslation();
  return (
    <>
      <tr className={classes.activity}>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          {nameActivity(t, activity)} <span>{nameDays(t, activity)}</span>
          {describeActivityNotes(t, activity).map((note) => (
            <small key={note.text}>
              <CitedText {...note} />
            </small>
          ))}
        </th>
      </tr>
      {activity.machines.map((machine) => (
        <MachineRow key={machine.key} machine={machine} columns={columns} />
      ))}
    </>
  );
}

function MachineRow({ machine, columns }: { readonly machine: MachineLine; readonly columns: Columns }) {
  const { t } = useTranslation();
  return (
    <tr data-idle={!machine.runs || undefined}>
      <th scope="row" className={classes.name}>
        {machine.name}
        {describeMachineNotes(t, machine).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </th>
      {columns.map(({ id, figure, under, isText }) => (
        <td key={id} data-text={isText}>
          {figure(machine)}
          {under && <small>{under(machine)}</small>}
        </td>
      ))}
    </tr>
  );
}

interface SumRowProps {
  readonly title: string;
  readonly level: string;
  readonly share: string;
  readonly columns: Columns;
}

function SumRow({ title, level, share, columns }: SumRowProps) {
  return (
    <tr className={classes.sum}>
      <th scope="row" colSpan={columns.length - 1}>
        {title}
      </th>
      <td>{level}</td>
      <td>{share}</td>
    </tr>
  );
}
