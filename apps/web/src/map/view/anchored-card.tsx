import { type ReactNode, useRef } from 'react';
import classes from './anchored-card.module.css';
import { useMap } from './map-holder.tsx';
import { toMap } from './projection.ts';
import { useEachFrame } from './use-each-frame.ts';
import type { WirePoint } from './wire-point.ts';

/** The distance between the card and its point, including the ring around the symbol. */
const CLEARANCE = 26;
const MARGIN = 12;
/** Keeps the buttons at the right edge uncovered. */
const BUTTON_COLUMN = 46;

interface AnchoredCardProps {
  readonly at: WirePoint;
  readonly children: ReactNode;
}

/** A card above a point of the map. Visual only: its content is available elsewhere. The view does not move. */
export function AnchoredCard({ at, children }: AnchoredCardProps) {
  const map = useMap();
  const element = useRef<HTMLDivElement>(null);
  useEachFrame(() => {
    const card = element.current;
    const [x, y] = map.getPixelFromCoordinate(toMap(at)) ?? [];
    if (!card || x === undefined || y === undefined) return;
    const [width = 0, height = 0] = map.getSize() ?? [];
    const [top = 0, right = 0, bottom = 0, left = 0] = map.getView().padding ?? [];
    const isSeen = x >= left && x <= width - right && y >= top && y <= height - bottom;
    const above = y - CLEARANCE - card.offsetHeight;
    const end = width - right - MARGIN - BUTTON_COLUMN - card.offsetWidth;
    const placeX = Math.max(left + MARGIN, Math.min(x - card.offsetWidth / 2, end));
    const placeY = above >= top + MARGIN ? above : y + CLEARANCE;
    card.style.visibility = isSeen ? 'visible' : 'hidden';
    card.style.transform = `translate(${Math.round(placeX)}px, ${Math.round(placeY)}px)`;
  });
  return (
    <div ref={element} className={classes.card} aria-hidden="true">
      {children}
    </div>
  );
}
