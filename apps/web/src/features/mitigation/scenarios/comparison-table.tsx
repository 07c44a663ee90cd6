import { Button } from '@mantine/core';
import type { Scenario } from '@quietsite/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../../lib/format.ts';
import { FIGURE_LINES, type FigureStatus, showFigure } from './figure-lines.tsx';
import type { ScenarioColumn, ScenarioFigures } from './scenario-columns.ts';
import { fullName, shortName } from './scenario-names.ts';
import classes from './scenarios.module.css';

export interface ComparisonTableProps {
  readonly columns: readonly ScenarioColumn[];
  /** By scenario id, for the scenarios calculated so far. */
  readonly figures: ReadonlyMap<number, ScenarioFigures>;
  readonly status: FigureStatus;
  readonly names: ReadonlyMap<number, string>;
  readonly isReadonly: boolean;
  readonly isBusy: boolean;
  /** The scenario whose rows are listed below. */
  readonly openId: number | null;
  readonly onOpen: (scenarioId: number | null) => void;
  readonly onUse: (scenario: Scenario) => void;
  readonly onEdit: (scenario: Scenario) => void;
  readonly onRemove: (scenario: Scenario) => void;
}

/** One column per plan. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { columns, figures, status, names, isReadonly } = props;
  const { t } = useTranslation();
  const inUse = columns.find(({ scenario }) => scenario.isInUse)?.scenario;
  return (
    <table className={classes.table} aria-label={t('scenarios.table')}>
      <thead>
        <tr>
          <th scope="col">{t('scenarios.figure')}</th>
          {columns.map(({ scenario }) => (
            <th key={scenario.id} scope="col" data-in-use={scenario.isInUse || undefined}>
              {fullName(t, scenario)} <Use scenario={scenario} {...props} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FIGURE_LINES.map((line) => (
          <Line key={line} title={t(`scenarios.${line}`)} columns={columns}>
            {({ scenario }) => showFigure(t, line, { figures: figures.get(scenario.id), status, names })}
          </Line>
        ))}
        {(['methods', 'quieterEquipment', 'barriers'] as const).map((stage) => (
          <Line key={stage} title={t(`scenarios.${stage}`)} columns={columns}>
            {({ counts }) => counts[stage]}
          </Line>
        ))}
        {inUse && (
          <Line title={t('scenarios.differs', { plan: shortName(t, inUse) })} columns={columns}>
            {(column) => <Differences column={column} {...props} />}
          </Line>
        )}
        <Line title={t('scenarios.noteRow')} columns={columns}>
          {({ scenario }) => <span className={classes.note}>{scenario.note || '-'}</span>}
        </Line>
        <Line title={t('scenarios.keptBy')} columns={columns}>
          {({ scenario: { isInUse, keptAt, createdBy } }) =>
            t(isInUse ? 'scenarios.inUseSince' : 'scenarios.keptAt', {
              when: formatInstantMinute(keptAt),
              by: createdBy,
            })
          }
        </Line>
        {!isReadonly && (
          <Line title={t('scenarios.actions')} columns={columns}>
            {({ scenario }) => <Actions scenario={scenario} {...props} />}
          </Line>
        )}
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly title: string;
  readonly columns: readonly ScenarioColumn[];
  readonly children: (column: ScenarioColumn) => ReactNode;
}

function Line({ title, columns, children }: LineProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {columns.map((column) => (
        <td key={column.scenario.id} data-in-use={column.scenario.isInUse || undefined}>
          {children(column)}
        </td>
      ))}
    </tr>
  );
}

interface DifferencesProps extends Pick<ComparisonTableProps, 'openId' | 'onOpen'> {
  readonly column: ScenarioColumn;
}

/** The rows that differ, and changes to the equipment since. Both are listed on request. */
function Differences({ column, openId, onOpen }: DifferencesProps) {
  const { t } = useTranslation();
  const { scenario, differentIds, dropped, addedIds, replaced } = column;
  if (scenario.isInUse) return '-';
  const since = [
    dropped.length > 0 && t('scenarios.droppedCount', { count: dropped.length }),
    addedIds.length > 0 && t('scenarios.addedCount', { count: addedIds.length }),
    replaced.length > 0 && t('scenarios.replacedCount', { count: replaced.length }),
  ].filter((text) => text !== false);
  if (differentIds.length + since.length === 0) return t('scenarios.same');
  const isOpen = openId === scenario.id;
  const text = t('scenarios.differsIn', { count: differentIds.length });
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-label={`${t('scenarios.details', { plan: fullName(t, scenario) })}: ${text}`}
        onClick={() => onOpen(isOpen ? null : scenario.id)}
      >
        {text}
      </Button>
      {since.map((change) => (
        <span key={change} className={classes.since}>
          {' '}
          {change}
        </span>
      ))}
    </>
  );
}

type ActionProps = Pick<ComparisonTableProps, 'isBusy' | 'isReadonly' | 'onUse' | 'onEdit' | 'onRemove'> & {
  readonly scenario: Scenario;
};

/** In the header, to stay visible however many lines there are. */
function Use({ scenario, isReadonly, isBusy, onUse }: ActionProps) {
  const { t } = useTranslation();
  if (scenario.isInUse) return <span className={classes.tag}>{t('scenarios.inUseTag')}</span>;
  if (isReadonly) return null;
  const submission = t('scenarios.submission');
  return (
    <Button
      size="compact-sm"
      className={classes.use ?? ''}
      disabled={isBusy}
      aria-label={`${fullName(t, scenario)}: ${submission}`}
      onClick={() => onUse(scenario)}
    >
      {submission}
    </Button>
  );
}

function Actions({ scenario, isBusy, onEdit, onRemove }: ActionProps) {
  const { t } = useTranslation();
  const plan = fullName(t, scenario);
  const label = (action: string) => `${plan}: ${action}`;
  return (
    <div className={classes.actions}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={label(t('scenarios.rename'))}
        onClick={() => onEdit(scenario)}
      >
        {t('scenarios.rename')}
      </Button>
      {!scenario.isInUse && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          aria-label={label(t('scenarios.remove'))}
          onClick={() => onRemove(scenario)}
        >
          {t('scenarios.remove')}
        </Button>
      )}
    </div>
  );
}
