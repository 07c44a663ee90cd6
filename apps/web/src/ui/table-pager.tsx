import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';

interface TablePagerProps {
  readonly rowCount: number;
  readonly pageRows: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function TablePager({ rowCount, pageRows, page, onPage }: TablePagerProps) {
  const { t } = useTranslation();
  if (rowCount <= pageRows) return null;
  const lastPage = Math.ceil(rowCount / pageRows) - 1;
  const first = page * pageRows + 1;
  const last = Math.min(rowCount, first + pageRows - 1);
  return (
    <div className={classes.pager}>
      <span role="status">{t('receivers.page', { first, last, count: rowCount })}</span>
      <ActionIcon aria-label={t('receivers.previous')} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('receivers.next')} disabled={page === lastPage} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
