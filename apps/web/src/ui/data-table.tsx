import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type CSSProperties, type MouseEvent, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';
import { keyboardScroll } from './focus/keyboard-scroll.ts';
import { SkipButton } from './focus/skip-button.tsx';
import { type Sorting, type SortValue, sortRows } from './sort-rows.ts';
import { TablePager } from './table-pager.tsx';
import { useLatestRef } from './use-latest-ref.ts';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumeric?: boolean;
  /**
   * Pixels. If any column has a width, columns do not move on sorting or paging, and those without one share the rest.
   */
  readonly width?: number;
  /** Hidden if the table is narrower than this, in pixels. */
  readonly spareBelow?: 480 | 820 | 980 | 1100;
  /** A column with a sort value gets a button in its header. */
  readonly sortValue?: (row: Row) => SortValue;
}

interface DataTableProps<Row> {
  readonly label: string;
  /** Rows and columns must be referentially stable between renders. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => number | string;
  /** Shown beside column titles, by column id. */
  readonly heads?: Readonly<Record<string, ReactNode>>;
  readonly initialSorting?: Sorting;
  /** Given if the order is kept outside the table, as in the address. */
  readonly sorting?: Sorting | null;
  readonly onSort?: (sorting: Sorting) => void;
  readonly selectedKey?: number | string | null;
  readonly onRowClick?: (row: Row) => void;
  readonly onRowDoubleClick?: (row: Row) => void;
  readonly maxHeight?: number;
}

/** Tables with more rows than this are paged, so that 20,000 receivers cost as little as 100. */
const PAGE_ROWS = 100;
/** Below this, tabbing through the rows is quicker than skipping them. */
const FEW_ROWS = 5;

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation();
  const {
    label,
    columns,
    rows,
    rowKey,
    heads,
    initialSorting = null,
    sorting: givenSorting,
    onSort,
    selectedKey = null,
    onRowClick,
    onRowDoubleClick,
    maxHeight,
  } = props;
  const [ownSorting, setSorting] = useState<Sorting | null>(initialSorting);
  const sorting = givenSorting === undefined ? ownSorting : givenSorting;
  const [requestedPage, setPage] = useState(0);
  const sorted = useMemo(() => applySorting(rows, columns, sorting), [rows, columns, sorting]);
  const page = Math.min(requestedPage, Math.max(0, Math.ceil(sorted.length / PAGE_ROWS) - 1));
  const visible = sorted.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS);
  const newest = useLatestRef({ onRowClick, onRowDoubleClick });
  const click = useCallback((row: Row) => newest.current.onRowClick?.(row), [newest]);
  const doubleClick = useCallback((row: Row) => newest.current.onRowDoubleClick?.(row), [newest]);
  const changeSorting = (next: Sorting) => {
    setSorting(next);
    onSort?.(next);
    setPage(0);
  };
  return (
    <>
      {visible.length > FEW_ROWS && (
        <SkipButton label={t('receivers.skipTable')} past={(button) => button.nextElementSibling} />
      )}
      <section {...keyboardScroll} className={classes.scroll} aria-label={label} style={maxHeight ? { maxHeight } : {}}>
        <table className={classes.table} data-fixed={columns.some((column) => column.width) || undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell
                  key={column.id}
                  column={column}
                  head={heads?.[column.id]}
                  sorting={sorting}
                  onSort={changeSorting}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map((row) => (
              <BodyRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                isCurrent={rowKey(row) === selectedKey}
                onClick={onRowClick && click}
                onDoubleClick={onRowDoubleClick && doubleClick}
              />
            ))}
          </tbody>
        </table>
      </section>
      <TablePager rowCount={sorted.length} pageRows={PAGE_ROWS} page={page} onPage={setPage} />
    </>
  );
}

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly isCurrent: boolean;
  readonly onClick: ((row: Row) => void) | undefined;
  readonly onDoubleClick: ((row: Row) => void) | undefined;
}

/** Re-rendered only if the row itself changes: a table has a hundred of them, and much changes around it. */
const BodyRow = memo(function BodyRow<Row>({ row, columns, isCurrent, onClick, onDoubleClick }: BodyRowProps<Row>) {
  return (
    <tr
      aria-current={isCurrent ? 'true' : undefined}
      className={(onClick ?? onDoubleClick) && classes.clickable}
      onClick={onClick && ((event) => clickRow(event, () => onClick(row)))}
      onDoubleClick={onDoubleClick && (() => onDoubleClick(row))}
    >
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)} data-spare={column.spareBelow}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: BodyRowProps<Row>) => ReactNode;

/** Focuses the row's button, to return the focus here when the opened dialog closes. */
function clickRow(event: MouseEvent<HTMLElement>, act: () => void): void {
  event.currentTarget.querySelector('button')?.focus({ preventScroll: true });
  act();
}

function cellClass<Row>({ isNumeric }: Column<Row>): string | undefined {
  return isNumeric ? classes.numeric : undefined;
}

function applySorting<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sorting: Sorting | null) {
  const sortValueOf = columns.find((column) => column.id === sorting?.columnId)?.sortValue;
  return sorting && sortValueOf ? sortRows(rows, sortValueOf, sorting.isDescending) : rows;
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly head: ReactNode;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

function HeadCell<Row>({ column, head, sorting, onSort }: HeadCellProps<Row>) {
  const { t } = useTranslation();
  const isSorted = sorting?.columnId === column.id;
  const className = cellClass(column);
  const style = column.width ? ({ '--width': `${column.width}px` } as CSSProperties) : {};
  if (!column.sortValue) {
    return (
      <th scope="col" className={className} style={style} data-spare={column.spareBelow}>
        {column.title}
      </th>
    );
  }
  const Arrow = sorting?.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      className={className}
      style={style}
      data-spare={column.spareBelow}
      aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : 'none'}
    >
      {head && <span className={classes.head}>{head}</span>}
      <button
        type="button"
        className={classes.sort}
        title={t('receivers.sortBy', { column: column.title })}
        onClick={() => onSort({ columnId: column.id, isDescending: isSorted ? !sorting.isDescending : false })}
      >
        {column.title}
        <Arrow size={13} aria-hidden className={classes.arrow ?? ''} data-shown={isSorted || undefined} />
      </button>
    </th>
  );
}
