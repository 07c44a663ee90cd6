import { useElementSize } from '@mantine/hooks';
import type { ChartPoint } from './chart-points.ts';
import { countScale } from './chart-scale.ts';
import classes from './statistics.module.css';

const ROW = 20;
const [LEFT, RIGHT, BOTTOM] = [134, 34, 20];

interface BarChartProps {
  readonly label: string;
  readonly points: readonly ChartPoint[];
}

/** One bar per point, with its name before it and its count after it. */
export function BarChart({ label, points }: BarChartProps) {
  const { ref, width } = useElementSize();
  return (
    <div ref={ref} className={classes.drawing} style={{ height: points.length * ROW + BOTTOM }}>
      {width > 0 && <Drawing label={label} points={points} width={width} />}
    </div>
  );
}

function Drawing({ label, points, width }: BarChartProps & { readonly width: number }) {
  const { top, ticks } = countScale(points.map(({ count }) => count));
  const x = (count: number) => LEFT + (count / top) * Math.max(1, width - LEFT - RIGHT);
  const bottom = points.length * ROW;
  return (
    <svg width={width} height={bottom + BOTTOM} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={classes.ruled} x1={x(tick)} x2={x(tick)} y1={0} y2={bottom} />
          <text className={classes.tick} x={x(tick)} y={bottom + 14} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      {points.map(({ name, count }, index) => (
        <g key={name}>
          <text className={classes.name} x={LEFT - 8} y={index * ROW + 14} textAnchor="end">
            {name}
          </text>
          <rect className={classes.bar} x={LEFT} y={index * ROW + 4} width={x(count) - LEFT} height={ROW - 8} />
          <text className={classes.tick} x={x(count) + 5} y={index * ROW + 14}>
            {count}
          </text>
        </g>
      ))}
    </svg>
  );
}
