import { Button } from '@mantine/core';
import { equipmentRefusals } from '@quietsite/contracts';
import { numberRule } from '@quietsite/domain';
import { IconFileImport } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { canRetry, hasCode } from '../../lib/api-error.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { CsvButton } from '../../ui/fields/csv-button.tsx';
import classes from './equipment.module.css';
import type { EquipmentImport } from './use-equipment-import.ts';

/** A button that asks for a CSV file for the current activity (EQUIP-12). */
export function ImportButton({ reading }: { readonly reading: EquipmentImport }) {
  const { t } = useTranslation();
  return (
    <CsvButton
      label={t('equipment.csv.import')}
      icon={<IconFileImport size={15} aria-hidden />}
      isReading={reading.isReading}
      onFile={reading.read}
    >
      {t('equipment.csv.import')}
    </CsvButton>
  );
}

/** The outcome of an import: why it was rejected, or what it added, with undo. */
export function ImportNotes({ reading }: { readonly reading: EquipmentImport }) {
  const { t } = useTranslation();
  const { error, summary } = reading;
  const refusal = () => {
    if (!hasCode(error, 'FILE_REFUSED')) return failureText(error);
    const reason = equipmentRefusals.find((one) => one === error.details.reason) ?? 'OTHER';
    return t(`equipment.csv.refusal.${reason}`);
  };
  return (
    <>
      {error !== null && (
        <div className={classes.failure} role="alert">
          <p>
            <strong>{t('equipment.csv.refused')}.</strong> {refusal()}
          </p>
          {canRetry(error) && (
            <Button variant="default" onClick={reading.retry}>
              {t('action.retry')}
            </Button>
          )}
          <Button variant="default" onClick={reading.dismissError}>
            {t('action.close')}
          </Button>
        </div>
      )}
      {summary && (
        <div className={classes.note} role="status">
          <p>
            <strong>{summary.fileName}:</strong>{' '}
            {summary.added + summary.increased === 0
              ? t('equipment.csv.empty')
              : [
                  t('equipment.csv.added', { count: summary.added }),
                  t('equipment.csv.increased', { count: summary.increased }),
                ]
                  .filter(Boolean)
                  .join(', ')}
          </p>
          {reading.canUndo && (
            <Button variant="default" onClick={reading.undo}>
              {t('equipment.csv.undo')}
            </Button>
          )}
          <Button variant="default" onClick={reading.closeSummary}>
            {t('action.close')}
          </Button>
        </div>
      )}
    </>
  );
}

/** All bad lines at once, in the specification's words (EQUIP-35 to EQUIP-37). A file may have thousands. */
export function ImportProblems({ reading }: { readonly reading: EquipmentImport }) {
  const { t } = useTranslation();
  const { refused, closeRefused } = reading;
  const rows = useMemo(() => (refused?.problems ?? []).map((problem, key) => ({ ...problem, key })), [refused]);
  const columns = useMemo<readonly Column<(typeof rows)[number]>[]>(
    () => [
      { id: 'line', title: t('equipment.csv.line'), width: 60, isNumeric: true, cell: ({ line }) => line },
      {
        id: 'problem',
        title: t('equipment.csv.problem'),
        cell: ({ fault, value, other }) => (
          <span className={classes.wrapped}>
            {t(`equipment.csv.fault.${fault}`, { value, other, ...numberRule('quantity') })}
          </span>
        ),
      },
    ],
    [t],
  );
  if (!refused) return null;
  return (
    <AppModal isOpen title={t('equipment.csv.title')} onClose={closeRefused} width={640}>
      <p className={classes.plain}>{t('equipment.csv.problems', { count: rows.length, name: refused.fileName })}</p>
      <DataTable
        label={t('equipment.csv.table')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        maxHeight={320}
      />
      <div className={classes.end}>
        <Button data-autofocus onClick={closeRefused}>
          {t('action.ok')}
        </Button>
      </div>
    </AppModal>
  );
}
