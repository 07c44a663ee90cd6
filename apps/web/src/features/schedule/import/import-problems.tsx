import { Button, Group } from '@mantine/core';
import type { ProgrammeFormat } from '@quietsite/contracts';
import type { FileLineProblem } from '@quietsite/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import classes from './import.module.css';
import { describeLineProblem } from './import-refusal.ts';
import { ImportStep } from './import-step.tsx';

interface ImportProblemsProps {
  readonly fileName: string;
  readonly format: ProgrammeFormat;
  readonly problems: readonly FileLineProblem[];
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

type NumberedProblem = FileLineProblem & { readonly key: number };

/** All bad lines of a file at once. Nothing is imported (Q74, U48). */
export function ImportProblems({ fileName, format, problems, onAnother, onClose }: ImportProblemsProps) {
  const { t } = useTranslation();
  const rows = useMemo(() => problems.map((problem, key) => ({ ...problem, key })), [problems]);
  const columns = useMemo<readonly Column<NumberedProblem>[]>(
    () => [
      { id: 'line', title: t('programmeImport.problems.line'), isNumeric: true, cell: ({ line }) => line },
      {
        id: 'problem',
        title: t('programmeImport.problems.problem'),
        cell: (problem) => <span className={classes.wrapped}>{describeLineProblem(t, problem, format)}</span>,
      },
    ],
    [t, format],
  );
  return (
    <ImportStep label={t('programmeImport.problems.table')}>
      <p className={classes.refusal} role="alert">
        {t('programmeImport.problems.lead', { count: problems.length, name: fileName })}
      </p>
      <div className={classes.problems}>
        <DataTable
          label={t('programmeImport.problems.table')}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          maxHeight={360}
        />
      </div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('programmeImport.cancel')}
        </Button>
        <Button onClick={onAnother}>{t('programmeImport.chooseAnother')}</Button>
      </Group>
    </ImportStep>
  );
}
