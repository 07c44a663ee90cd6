import type { Hk80Point } from '@quietsite/geometry';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef } from 'react';
import { useMap } from './map-holder.tsx';
import classes from './measure-tip.module.css';
import { toMap } from './projection.ts';
import { useEachFrame } from './use-each-frame.ts';

const OFFSET = 16;
const MARGIN = 8;

export interface TipRow {
  readonly name: string;
  readonly value: string;
}

interface MeasureTipProps {
  readonly at: Hk80Point;
  readonly rows: readonly TipRow[];
  readonly hint?: string | undefined;
  /** Shown instead of meaningless figures. */
  readonly warning?: string | undefined;
}

/** Figures beside the pointer, visual only: the important ones are announced elsewhere. */
export function MeasureTip({ at, rows, hint, warning }: MeasureTipProps) {
  const map = useMap();
  const element = useRef<HTMLDivElement>(null);
  useEachFrame(() => {
    const tip = element.current;
    const [x, y] = map.getPixelFromCoordinate(toMap(at)) ?? [];
    if (!tip || x === undefined || y === undefined) return;
    const [width = 0, height = 0] = map.getSize() ?? [];
    const [, right = 0, bottom = 0] = map.getView().padding ?? [];
    const left = flip(x, tip.offsetWidth, width - right);
    const top = flip(y, tip.offsetHeight, height - bottom);
    tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  });
  return (
    <div ref={element} className={classes.tip} aria-hidden="true">
      {rows.length > 0 && (
        <dl>
          {rows.map(({ name, value }) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {warning && (
        <p className={classes.warning}>
          <IconAlertTriangle size={13} /> {warning}
        </p>
      )}
      {hint && <p>{hint}</p>}
    </div>
  );
}

/** After the pointer, or before it at the edge of the visible map. */
function flip(place: number, size: number, end: number): number {
  const after = place + OFFSET;
  return after + size + MARGIN <= end ? after : Math.max(MARGIN, place - OFFSET - size);
}
