import { BARRIER_HEIGHT_RANGE } from '@quietsite/domain';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from '../view/map-holder.tsx';
import { readPixel } from '../view/map-pixel.ts';
import { toMap } from '../view/projection.ts';
import { useEachFrame } from '../view/use-each-frame.ts';
import type { WirePoint } from '../view/wire-point.ts';
import classes from './height-handle.module.css';

interface HeightHandleProps {
  readonly at: WirePoint;
  readonly label: string;
  readonly text: string;
  readonly metres: number;
  readonly onMetres: (metres: number) => void;
}

const { min, max } = BARRIER_HEIGHT_RANGE;
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 0.1, ArrowDown: -0.1, PageUp: 1, PageDown: -1 };
/** Pointer movement per tenth of a metre. */
const PIXELS_PER_TENTH = 4;
/** Distance above the line. */
const OFFSET = 16;

/** A handle on the map for a barrier's height: drag it up or down, or use the arrow keys. */
export function HeightHandle({ at, label, text, metres, onMetres }: HeightHandleProps) {
  const map = useMap();
  const element = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly y: number; readonly metres: number } | null>(null);
  useEachFrame(() => {
    const handle = element.current;
    const pixel = readPixel(map, toMap(at));
    if (!handle) return;
    handle.style.visibility = pixel ? 'visible' : 'hidden';
    if (pixel)
      handle.style.transform = `translate(${Math.round(pixel[0] - handle.offsetWidth / 2)}px, ${Math.round(pixel[1] - handle.offsetHeight - OFFSET)}px)`;
  });
  const set = (next: number) => {
    const tenths = Math.round(Math.min(max, Math.max(min, next)) * 10) / 10;
    if (tenths !== metres) onMetres(tenths);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    set(metres + step);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { y: event.clientY, metres };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (held.current) set(held.current.metres + (held.current.y - event.clientY) / PIXELS_PER_TENTH / 10);
  };
  return createPortal(
    <div
      ref={element}
      className={classes.handle}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={metres}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        held.current = null;
      }}
    >
      {text}
    </div>,
    map.getTargetElement(),
  );
}
