import { Button, Menu } from '@mantine/core';
import { type PlanTableName, planTables } from '@quietsite/contracts';
import { IconChevronDown, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppMenu } from '../../../ui/app-menu.tsx';
import { tableFile } from '../report-calls.ts';
import classes from './appendices.module.css';

/** Downloads every table of the plan for further use. */
export function TableMenu({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  return (
    <AppMenu
      side="start"
      width={340}
      target={
        <Button
          variant="default"
          leftSection={<IconTable size={15} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {t('report.tables.label')}
        </Button>
      }
    >
      <div className={classes.tables}>
        {planTables.map((table, index) => (
          <TableLine key={table} projectId={projectId} table={table} isFirst={index === 0} />
        ))}
      </div>
    </AppMenu>
  );
}

/** A table in its two file formats. */
function TableLine({ projectId, table, isFirst }: { projectId: number; table: PlanTableName; isFirst: boolean }) {
  const { t } = useTranslation();
  const name = t(`report.tables.${table}`);
  return (
    <div className={classes.table}>
      <span>{name}</span>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Menu.Item
          key={format}
          component="a"
          className={classes.format ?? ''}
          href={tableFile(projectId, table, format)}
          download
          aria-label={t('report.tables.download', { name, format: t(`report.tables.${format}`) })}
          {...(isFirst && format === 'csv' ? { 'data-autofocus': true } : {})}
        >
          {t(`report.tables.${format}`)}
        </Menu.Item>
      ))}
    </div>
  );
}
