import type { Hk80Point } from '@quietsite/geometry';
import { useMemo, useRef } from 'react';
import { useMap } from '../view/map-holder.tsx';
import { type Pixel, readPixel } from '../view/map-pixel.ts';
import { toMap } from '../view/projection.ts';
import { useEachFrame } from '../view/use-each-frame.ts';
import type { Aim } from './aim.ts';
import classes from './sketch-drawing.module.css';
import type { SketchKind } from './sketch-pad.ts';
import { cornerMarks, pathOf, snapMark } from './sketch-paths.ts';

interface SketchDrawingProps {
  readonly kind: SketchKind;
  readonly corners: readonly Hk80Point[];
  readonly aim: Aim | null;
}

/**
 * The shape being drawn. It is an overlay, not a map layer: the pointer moves every frame, and this avoids repainting
 * the map with its thousands of buildings.
 */
export function SketchDrawing({ kind, corners, aim }: SketchDrawingProps) {
  const map = useMap();
  const parts = {
    ground: useRef<SVGPathElement>(null),
    casing: useRef<SVGPathElement>(null),
    line: useRef<SVGPathElement>(null),
    next: useRef<SVGPathElement>(null),
    corners: useRef<SVGPathElement>(null),
    aim: useRef<SVGPathElement>(null),
  };
  const coordinates = useMemo(() => corners.map(toMap), [corners]);
  useEachFrame(() => {
    const toPixel = (coordinate: number[]) => readPixel(map, coordinate);
    const pixels = coordinates.map(toPixel).filter((pixel) => pixel !== null);
    const aimPixel = aim && toPixel(toMap(aim.point));
    const paths = describePaths(kind, pixels, aimPixel);
    parts.ground.current?.setAttribute('d', paths.ground);
    parts.casing.current?.setAttribute('d', paths.line);
    parts.line.current?.setAttribute('d', paths.line);
    parts.next.current?.setAttribute('d', paths.next);
    parts.corners.current?.setAttribute('d', cornerMarks(pixels));
    parts.aim.current?.setAttribute('d', aimPixel ? snapMark(aimPixel, aim?.snap ?? null) : '');
  });
  return (
    <svg className={classes.drawing} aria-hidden="true" data-sketch={kind} data-corners={corners.length}>
      <path ref={parts.ground} className={classes.ground} />
      <path ref={parts.casing} className={classes.casing} />
      <path ref={parts.line} className={classes.line} />
      <path ref={parts.next} className={classes.next} />
      <path ref={parts.corners} className={classes.corner} />
      <path ref={parts.aim} className={classes.aim} data-snap={aim?.snap ?? undefined} />
    </svg>
  );
}

function describePaths(kind: SketchKind, pixels: readonly Pixel[], aim: Pixel | null) {
  const [first, last] = [pixels[0], pixels.at(-1)];
  const isClosing = kind === 'polygon' && pixels.length > 1;
  const next = aim && last ? [last, aim, ...(isClosing && first ? [first] : [])] : [];
  const whole = aim ? [...pixels, aim] : pixels;
  return { ground: kind === 'polygon' ? pathOf(whole) : '', line: pathOf(pixels), next: pathOf(next) };
}
