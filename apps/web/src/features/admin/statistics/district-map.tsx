import type { DistrictShape } from '@quietsite/contracts';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { type DistrictFigures, measureOf } from './district-figures.ts';
import { districtAfterKey, drawShapes } from './district-shapes.ts';
import { fillOf, isDark, NONE_PATTERN } from './map-colours.ts';
import classes from './statistics.module.css';

const MAX_HEIGHT = 560;

interface DistrictMapProps {
  readonly label: string;
  readonly shapes: readonly DistrictShape[];
  readonly figures: readonly DistrictFigures[];
  readonly measure: 'projects' | 'days';
  readonly bounds: readonly number[];
  readonly width: number;
  /** The figures of a district in words. */
  readonly describe: (figures: DistrictFigures) => string;
  readonly chosen: string | null;
  readonly onChoose: (district: string) => void;
}

/** The districts as areas to point at or to move through with the arrow keys. */
export function DistrictMap(props: DistrictMapProps) {
  const { label, shapes, figures, measure, bounds, width, describe, chosen, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const drawing = useMemo(() => drawShapes(shapes, width, MAX_HEIGHT), [shapes, width]);
  const { areas } = drawing;
  const figuresBy = useMemo(() => new Map(figures.map((row) => [row.district, row])), [figures]);
  const reached = chosen ?? areas[0]?.district;
  const goOn = (event: KeyboardEvent) => {
    const next = reached && districtAfterKey(areas, reached, event.key);
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<SVGGElement>(`[data-district="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    <div ref={list} role="listbox" tabIndex={-1} aria-label={label} onKeyDown={goOn}>
      <svg width={drawing.width} height={drawing.height} role="presentation">
        <NonePattern />
        {areas.map(({ district, path }) => {
          const row = figuresBy.get(district);
          return (
            <g
              key={district}
              className={classes.area}
              role="option"
              aria-selected={district === chosen}
              aria-label={row && describe(row)}
              tabIndex={district === reached ? 0 : -1}
              data-district={district}
              onFocus={() => onChoose(district)}
              onPointerEnter={() => onChoose(district)}
            >
              <path className={classes.district} d={path} fill={fillOf(row ? measureOf(row, measure) : null, bounds)} />
            </g>
          );
        })}
        {areas.map(({ district, x, y }) => {
          const value = measureOf(figuresBy.get(district) ?? NO_FIGURES, measure);
          return (
            <text
              key={district}
              className={classes.figure}
              data-light={isDark(value, bounds) || undefined}
              {...{ x, y: y + 4 }}
              textAnchor="middle"
              aria-hidden
            >
              {value === null ? '–' : shorten(value)}
            </text>
          );
        })}
        {areas
          .filter(({ district }) => district === chosen)
          .map(({ district, path }) => (
            <path key={district} className={classes.chosen} d={path} />
          ))}
      </svg>
    </div>
  );
}

/** From ten days on, a small district has no room for tenths; the text includes them. */
const shorten = (value: number): number => (value < 10 ? value : Math.round(value));

const NO_FIGURES: DistrictFigures = { district: '', projects: 0, decided: 0, medianDays: null, longestDays: null };

/** Dots, also in the legend: a district without a figure must differ by more than colour. */
function NonePattern() {
  return (
    <defs>
      <pattern id={NONE_PATTERN} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="#fff" />
        <circle cx="3" cy="3" r="0.9" fill="#7f8d99" />
      </pattern>
    </defs>
  );
}
