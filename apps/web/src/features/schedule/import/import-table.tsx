import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import classes from './import.module.css';

export interface ImportHead {
  readonly id: string;
  readonly title: string;
  /** Pixels. Columns without a width share the rest. */
  readonly width?: number;
  readonly isNumeric?: boolean;
}

interface ImportTableProps {
  readonly label: string;
  readonly heads: readonly ImportHead[];
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /** The cells of a row. */
  readonly cells: (index: number) => ReactNode;
  /** The kind of row, for styling. */
  readonly look?: (index: number) => string | undefined;
  readonly tallest: number;
}

const ROW_HEIGHT = 33;
const HEAD_HEIGHT = 30;

/** A virtual table of rows of any height with controls in them. Only rows in view are rendered. */
export function ImportTable({ label, heads, count, keyOf, cells, look, tallest }: ImportTableProps) {
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
    <section ref={box} {...keyboardScroll} className={classes.table} aria-label={label} style={{ maxHeight: tallest }}>
      <table aria-label={label} aria-rowcount={count + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {heads.map(({ id, title, width, isNumeric }) => (
              <th key={id} scope="col" style={width ? { width } : {}} data-numeric={isNumeric || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={above} columns={heads.length} />
          {drawn.map(({ index, key }) => (
            <tr
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
              data-look={look?.(index)}
            >
              {cells(index)}
            </tr>
          ))}
          <Gap height={below} columns={heads.length} />
        </tbody>
      </table>
    </section>
  );
}

/** Takes the place of rows that are not rendered. */
function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden data-look="gap">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
