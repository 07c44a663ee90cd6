import { useElementSize } from '@mantine/hooks';
import type { ChartPoint } from './chart-points.ts';
import { countScale, labelledMonths } from './chart-scale.ts';
import classes from './statistics.module.css';

const HEIGHT = 168;
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 12, 14, 20];
const MAX_COLUMN = 36;
/** Minimum column width that fits its count above it. */
const COUNT_ROOM = 26;
/** Gap on either side of the middle between two columns. */
const GAP = 1;

interface ColumnChartProps {
  readonly label: string;
  readonly points: readonly ChartPoint[];
}

/** One column per month. The data table has the same figures, and hovering over a month shows its count. */
export function ColumnChart({ label, points }: ColumnChartProps) {
  const { ref, width } = useElementSize();
  return (
    <div ref={ref} className={classes.drawing} style={{ height: HEIGHT }}>
      {width > 0 && <Drawing label={label} points={points} width={width} />}
    </div>
  );
}

function Drawing({ label, points, width }: ColumnChartProps & { readonly width: number }) {
  const { top, ticks } = countScale(points.flatMap(({ count, second = 0 }) => [count, second]));
  const room = Math.max(1, width - LEFT - RIGHT);
  const [perMonth, bottom] = [room / Math.max(1, points.length), HEIGHT - BOTTOM];
  const isDouble = points.some(({ second }) => second !== undefined);
  const columnWidth = Math.min(MAX_COLUMN, perMonth * (isDouble ? 0.4 : 0.7));
  const x = (index: number) => LEFT + (index + 0.5) * perMonth;
  const y = (count: number) => bottom - (count / top) * (bottom - TOP);
  const shown = labelledMonths(
    points.map(({ name }) => name),
    room,
  );
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={classes.ruled} x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text className={classes.tick} x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {points.map(({ name, count, second, text = `${name}: ${count}` }, index) => (
        <g key={name}>
          <Column
            {...{ count, bottom, width: columnWidth, y: y(count) }}
            centre={x(index) - (isDouble ? columnWidth / 2 + GAP : 0)}
            hasCount={perMonth >= COUNT_ROOM}
          />
          {second !== undefined && (
            <Column
              {...{ count: second, bottom, width: columnWidth, y: y(second) }}
              centre={x(index) + columnWidth / 2 + GAP}
              hasCount={perMonth >= 2 * COUNT_ROOM}
              isOutlined
            />
          )}
          {shown.has(name) && (
            <text className={classes.tick} x={x(index)} y={HEIGHT - 4} textAnchor="middle">
              {name}
            </text>
          )}
          <rect className={classes.pointed} x={LEFT + index * perMonth} y={TOP} width={perMonth} height={bottom - TOP}>
            <title>{text}</title>
          </rect>
        </g>
      ))}
    </svg>
  );
}

interface ColumnProps {
  readonly count: number;
  readonly centre: number;
  readonly y: number;
  readonly bottom: number;
  readonly width: number;
  readonly hasCount: boolean;
  readonly isOutlined?: boolean;
}

function Column({ count, centre, y, bottom, width, hasCount, isOutlined = false }: ColumnProps) {
  return (
    <>
      <rect
        className={isOutlined ? classes.outlined : classes.bar}
        x={centre - width / 2}
        y={y}
        width={width}
        height={bottom - y}
      />
      {count > 0 && hasCount && (
        <text className={classes.tick} x={centre} y={y - 3} textAnchor="middle">
          {count}
        </text>
      )}
    </>
  );
}
