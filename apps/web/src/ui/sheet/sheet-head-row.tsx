import { useTranslation } from 'react-i18next';
import classes from './sheet.module.css';
import { cellStyle } from './sheet-cell.tsx';
import type { SheetColumn } from './sheet-types.ts';

interface SheetHeadRowProps<Row> {
  readonly columns: readonly SheetColumn<Row>[];
  readonly canRemove: boolean;
}

export function SheetHeadRow<Row>({ columns, canRemove }: SheetHeadRowProps<Row>) {
  const { t } = useTranslation();
  return (
    <thead className={classes.head}>
      <tr className={classes.headRow} aria-rowindex={1}>
        <th scope="col" className={classes.numberHead} aria-colindex={1}>
          <span className={classes.hidden}>{t('sheet.row')}</span>
        </th>
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            className={classes.title}
            title={column.hint}
            style={cellStyle(column)}
            data-numeric={column.isNumeric || undefined}
            aria-colindex={index + 2}
          >
            {column.title}
          </th>
        ))}
        {canRemove && (
          <th scope="col" className={classes.toolHead} aria-colindex={columns.length + 2}>
            <span className={classes.hidden}>{t('sheet.remove')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
