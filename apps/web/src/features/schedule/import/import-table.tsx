import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import classes from './import.module.css';

export interface ImportColumn {
  readonly id: string;
  readonly title: string;
  /** Pixels. Columns without a width share the rest. */
  readonly width?: number;
  readonly isNumeric?: boolean;
}

interface ImportTableProps {
  readonly label: string;
  readonly columns: readonly ImportColumn[];
  readonly count: number;
  readonly keyOf: (index: number) => string;
  readonly cells: (index: number) => ReactNode;
  /** The kind of row, for styling. */
  readonly rowKind?: (index: number) => string | undefined;
  readonly maxHeight: number;
}

const ROW_HEIGHT = 33;
const HEAD_HEIGHT = 30;

/** A virtual table of rows of any height with controls in them. Only rows in view are rendered. */
export function ImportTable({ label, columns, count, keyOf, cells, rowKind, maxHeight }: ImportTableProps) {
  const box = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: keyOf,
    scrollMargin: HEAD_HEIGHT,
    overscan: 10,
  });
  const drawn = rows.getVirtualItems();
  const above = (drawn[0]?.start ?? HEAD_HEIGHT) - HEAD_HEIGHT;
  const below = rows.getTotalSize() - (drawn.at(-1)?.end ?? HEAD_HEIGHT) + HEAD_HEIGHT;
  return (
    <section ref={box} {...keyboardScroll} className={classes.table} aria-label={label} style={{ maxHeight }}>
      <table aria-label={label} aria-rowcount={count + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ id, title, width, isNumeric }) => (
              <th key={id} scope="col" style={width ? { width } : {}} data-numeric={isNumeric || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={above} columns={columns.length} />
          {drawn.map(({ index, key }) => (
            <tr
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
              data-look={rowKind?.(index)}
            >
              {cells(index)}
            </tr>
          ))}
          <Gap height={below} columns={columns.length} />
        </tbody>
      </table>
    </section>
  );
}

/** Fills the space of rows that are not rendered. */
function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden data-look="gap">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
