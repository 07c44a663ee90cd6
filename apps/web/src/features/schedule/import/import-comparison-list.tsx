import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './import.module.css';
import type { ComparisonLine } from './import-comparison-lines.ts';
import { type ComparisonChoice, ComparisonRow, SectionRow } from './import-comparison-row.tsx';
import { type ImportColumn, ImportTable } from './import-table.tsx';

interface ImportComparisonListProps {
  readonly lines: readonly ComparisonLine[];
  readonly choice: ComparisonChoice;
}

/** The changes of the update, one per line, each with a check box to decline it. */
export function ImportComparisonList({ lines, choice }: ImportComparisonListProps) {
  const { t } = useTranslation();
  const columns = useMemo<readonly ImportColumn[]>(
    () => [
      { id: 'take', title: t('programmeImport.comparison.take'), width: 52 },
      { id: 'zone', title: t('programmeImport.comparison.zone'), width: 120 },
      { id: 'work', title: t('programmeImport.comparison.work'), width: 190 },
      { id: 'activity', title: t('programmeImport.comparison.activity') },
      { id: 'details', title: t('programmeImport.comparison.details'), width: 300 },
    ],
    [t],
  );
  const cells = (index: number) => {
    const line = lines[index];
    if (!line) return null;
    return line.kind === 'head' ? (
      <SectionRow section={line.section} entries={line.entries} choice={choice} />
    ) : (
      <ComparisonRow entry={line.entry} choice={choice} />
    );
  };
  if (lines.length === 0) return <p className={classes.none}>{t('programmeImport.comparison.noneShown')}</p>;
  return (
    <ImportTable
      label={t('programmeImport.comparison.table')}
      columns={columns}
      count={lines.length}
      keyOf={(index) => keyOf(lines[index])}
      cells={cells}
      rowKind={(index) => (lines[index]?.kind === 'head' ? 'section' : undefined)}
      maxHeight={400}
    />
  );
}

const keyOf = (line: ComparisonLine | undefined): string => {
  if (!line) return '';
  return line.kind === 'head' ? line.section : `${line.entry.section} ${line.entry.id}`;
};
